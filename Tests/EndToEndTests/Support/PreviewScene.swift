import Foundation
import Testing

/// Pages of `preview` in Debian's Chromium; `Chromium/scenes.mjs` plays the scenes.
enum PreviewScene {
  /// Debian's programs, where they are installed.
  private static let programs = ["chromium", "node"].map { name in
    ["/usr/bin/", "/usr/local/bin/"].map { $0 + name }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
  }

  #if DEBUG
    /// The page is the same for every build, and no sanitizer sees into the browser.
    static let isPossible = false
    static let obstacle: Comment = "unoptimised tests start no browser; make test does"
  #else
    /// Whether there is a browser, and what drives it.
    static let isPossible = !programs.contains(nil)
    static let obstacle: Comment = "chromium or node is not installed (Debian: chromium, nodejs)"
  #endif

  struct Failure: Error {
    let messages: String
  }

  /// Plays a scene.
  ///
  /// - Parameters:
  ///   - name: A scene of the script.
  ///   - page: The path of a page.
  ///   - parameters: What the scene wants to know besides.
  ///   - type: What the scene tells.
  /// - Returns: What was seen.
  /// - Throws: `Failure` when the scene came to no end.
  static func play<Seen: Decodable>(
    _ name: String, _ page: String, _ parameters: [String] = [], as type: Seen.Type
  ) throws -> Seen {
    guard let chromium = programs[0], let node = programs[1] else {
      throw Failure(messages: "there is no browser")
    }
    let script = Repository.tests + "/Chromium/scenes.mjs"
    let run = try Tool.shell(
      #"CHROMIUM=$1; export CHROMIUM; shift; exec "$@""#,
      [chromium, node, script, name, page] + parameters)
    guard run.code == 0 else { throw Failure(messages: run.messages) }
    return try JSONDecoder().decode(type, from: Data(run.output))
  }
}
