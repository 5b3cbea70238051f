import Foundation
import Testing

/// `make install` into an empty root, and out of it again.
@Suite("Installation") struct InstallTests {
  private static let files = [
    "/usr/bin/kartotek", "/usr/share/bash-completion/completions/kartotek",
    "/usr/share/fish/vendor_completions.d/kartotek.fish", "/usr/share/man/man1/kartotek.1",
    "/usr/share/zsh/site-functions/_kartotek",
  ]

  @Test func everythingIsInstalledAndRemoved() throws {
    let folder = try Scratch()
    try make("install", folder)
    #expect(filesBelow(folder.path).map { String($0.dropFirst(folder.path.count)) } == Self.files)
    for file in Self.files {
      let mode = try FileManager.default.attributesOfItem(atPath: folder.path + file)[
        .posixPermissions]
      #expect(mode as? Int == (file.hasPrefix("/usr/bin/") ? 0o755 : 0o644), "\(file)")
    }
    let version = try Tool.shell(#""$1" --version"#, [folder.path + Self.files[0]])
    #expect(version.code == 0)
    #expect(try version.output == Tool.run(["--version"]).output)
    let shells = ["bash", "fish", "zsh"]
    for (shell, file) in zip(shells, [Self.files[1], Self.files[2], Self.files[4]]) {
      #expect(
        try readFile(folder.path + file) == Tool.run(["completions", shell]).output, "\(shell)")
    }
    #expect(try readFile(folder.path + Self.files[3]) == Tool.run(["man"]).output)
    try make("uninstall", folder)
    #expect(filesBelow(folder.path) == [])
  }

  private func make(_ target: String, _ folder: Scratch) throws {
    let run = try Tool.shell(
      #"make -s -C "$1" "$2" TOOL="$0" PREFIX=/usr DESTDIR="$3""#,
      [Repository.root, target, folder.path])
    #expect(run.code == 0, "\(run.messages)")
  }
}
