import Glibc
import Testing

import KartotekCommand

@Suite("Output files")
struct OutputTransactionTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func write(_ text: String, to name: String, in outputs: OutputTransaction) throws {
    let file = try outputs.makeFile(at: folder[name])
    try file.write(Array(text.utf8))
    try file.close()
  }

  @Test("files appear together, and old ones stay until then")
  func commit() throws {
    try folder.write("el.json", "old")
    let outputs = OutputTransaction()
    try write("new", to: "el.json", in: outputs)
    try write("new", to: "sv.json", in: outputs)
    #expect(try folder.text("el.json") == "old")
    #expect(!folder.names().contains("sv.json"))
    try outputs.commit()
    #expect(folder.names() == ["el.json", "sv.json"])
    #expect(try folder.text("el.json") == "new")
    #expect(try folder.text("sv.json") == "new")
  }

  @Test("without commit nothing is left, also no folders")
  func rollback() throws {
    try folder.write("el.json", "old")
    let outputs = OutputTransaction()
    try outputs.makeDirectory(folder["a/b/"])
    try write("new", to: "el.json", in: outputs)
    try write("new", to: "a/b/sv.json", in: outputs)
    outputs.rollback()
    #expect(folder.names() == ["el.json"])
    #expect(try folder.text("el.json") == "old")
  }

  @Test("the end of the transaction is a rollback")
  func end() throws {
    do {
      let outputs = OutputTransaction()
      try write("new", to: "el.json", in: outputs)
    }
    #expect(folder.names().isEmpty)
  }

  @Test("when one file cannot take its place, none does")
  func undo() throws {
    try folder.write("el.json", "old")
    guard unsafe mkdir(folder["sv.json"], 0o755) == 0 else { return }
    let outputs = OutputTransaction()
    try write("new", to: "bg.json", in: outputs)
    try write("new", to: "el.json", in: outputs)
    try write("new", to: "sv.json", in: outputs)
    let cause = SystemError(number: EISDIR)
    #expect(
      throws: OutputError(action: "cannot replace", path: folder["sv.json"], cause: cause)
    ) { try outputs.commit() }
    #expect(folder.names() == ["el.json", "sv.json"])
    #expect(try folder.text("el.json") == "old")
  }

  @Test("a symbolic link stays one; its file is replaced")
  func symbolicLink() throws {
    try folder.write("real.json", "old")
    guard unsafe symlink("real.json", folder["link.json"]) == 0 else { return }
    let outputs = OutputTransaction()
    try write("new", to: "link.json", in: outputs)
    try outputs.commit()
    #expect(try folder.text("real.json") == "new")
    var status = stat()
    #expect(unsafe lstat(folder["link.json"], &status) == 0)
    #expect(status.st_mode & S_IFMT == S_IFLNK)
  }

  @Test("links to a file that is not there yet stay, and the file is made")
  func danglingLinks() throws {
    guard unsafe mkdir(folder["deep"], 0o755) == 0,
      unsafe symlink("deep/first.json", folder["link.json"]) == 0,
      unsafe symlink("second.json", folder["deep/first.json"]) == 0
    else { return }
    let outputs = OutputTransaction()
    try write("new", to: "link.json", in: outputs)
    try outputs.commit()
    #expect(try folder.text("deep/second.json") == "new")
    #expect(folder.names(in: "deep") == ["first.json", "second.json"])
    #expect(folder.names() == ["deep", "link.json"])
  }

  @Test("links in a circle are an error")
  func circle() throws {
    guard unsafe symlink("b", folder["a"]) == 0, unsafe symlink("a", folder["b"]) == 0 else {
      return
    }
    let outputs = OutputTransaction()
    #expect(throws: OutputError.self) {
      try write("new", to: "a", in: outputs)
      try outputs.commit()
    }
    #expect(folder.names() == ["a", "b"])
  }

  @Test("new files have the permissions that the umask leaves")
  func permissions() throws {
    let outputs = OutputTransaction()
    try write("new", to: "el.json", in: outputs)
    try outputs.commit()
    let mask = umask(0)
    umask(mask)
    var status = stat()
    #expect(unsafe stat(folder["el.json"], &status) == 0)
    #expect(status.st_mode & 0o777 == 0o666 & ~mask)
  }

  @Test("a full disk is an error of the write")
  func fullDisk() throws {
    let file = try OutputTransaction().makeFile(at: "/dev/full")
    #expect(
      throws: OutputError(
        action: "cannot write", path: "/dev/full", cause: SystemError(number: ENOSPC))
    ) { try file.write([1]) }
  }

  @Test("runs that make one folder at the same time all have it")
  func sharedFolder() async throws {
    let path = folder.path
    let failures = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<8 {
        group.addTask {
          (0..<100).count { number in
            let outputs = OutputTransaction()
            do { try outputs.makeDirectory("\(path)/\(number)/a/b/") } catch { return true }
            return (try? outputs.commit()) == nil
          }
        }
      }
      return await group.reduce(0, +)
    }
    #expect(failures == 0)
    #expect(folder.names().count == 100)
  }

  @Test("a folder that cannot be made is named")
  func noFolder() throws {
    try folder.write("file", "")
    let outputs = OutputTransaction()
    #expect(
      throws: OutputError(
        action: "cannot make the directory", path: folder["file/el/"],
        cause: SystemError(number: ENOTDIR))
    ) { try outputs.makeDirectory(folder["file/el/"]) }
  }
}
