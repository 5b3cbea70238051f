import Glibc
import Testing

@Suite("The program as a process")
struct ProcessTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("a.csv", "Name,Phone\nAnna Ek,123\nBo Ek,124\n")
  }

  @Test(
    "a signal removes what is unfinished and ends the process",
    arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGALRM, SIGXCPU, SIGUSR1, SIGUSR2])
  func signal(number: Int32) throws {
    guard unsafe mkdir(folder["out"], 0o755) == 0 else { return }
    try folder.write("out/el.json", "old")
    // Nobody reads this pipe, so the second list waits for ever while the first is unfinished.
    guard unsafe mkfifo(folder["out/sv.json"], 0o600) == 0 else { return }
    let child = try ChildProcess([
      "export", folder["a.csv"], "--locale", "el,sv", "-o", folder["out/"],
    ])
    var waited = 0
    while folder.names(in: "out").count < 3, waited < 10_000 {
      usleep(1000)
      waited += 1
    }
    #expect(folder.names(in: "out").count == 3)
    kill(child.identifier, number)
    #expect(child.wait() == -number)
    #expect(folder.names(in: "out") == ["el.json", "sv.json"])
    #expect(try folder.text("out/el.json") == "old")
  }

  @Test("the exit code is the run's")
  func codes() throws {
    #expect(try ChildProcess(["--version"]).wait() == 0)
    #expect(try ChildProcess(["exprot"]).wait() == 64)
    #expect(try ChildProcess(["check", folder["none.csv"]]).wait() == 2)
  }

  @Test("no file takes the place of a closed stream")
  func closedStreams() throws {
    let export = ["export", folder["a.csv"], "--locale", "sv"]
    let whole = try ChildProcess(export, output: folder["list.json"])
    #expect(whole.wait() == 0)
    let silent = try ChildProcess(export + ["-o", folder["silent.json"]], messages: nil)
    #expect(silent.wait() == 0)
    #expect(try folder.bytes("silent.json") == folder.bytes("list.json"))
    let closed = try ChildProcess(export, output: nil, messages: folder["messages"])
    #expect(closed.wait() == 2)
    #expect(
      try folder.text("messages") == "kartotek: standard output: error: cannot write: "
        + "Bad file descriptor [output]\n")
  }

  @Test("a closed pipe is no failure, and files are still written")
  func closedPipe() throws {
    // Opened for both directions a pipe waits for nobody, so the child can start; it gets its input
    // only when the reader of its output is gone.
    let pipes = try ["in", "out"].map { name in
      try #require(unsafe mkfifo(folder[name], 0o600) == 0)
      return unsafe open(folder[name], O_RDWR | O_CLOEXEC)
    }
    let child = try ChildProcess(
      ["import", "--report", folder["report.json"]], input: folder["in"], output: folder["out"])
    close(pipes[1])
    let text = try folder.bytes("a.csv")
    #expect(unsafe text.withUnsafeBytes { unsafe write(pipes[0], $0.baseAddress, $0.count) } > 0)
    close(pipes[0])
    #expect(child.wait() == 0)
    #expect(folder.names().contains("report.json"))
  }
}
