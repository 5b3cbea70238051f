package import ListEngine

/// Shows lists in a terminal until a person quits.
package struct Browser {
  private let terminal: Terminal
  private let count: Int
  private let open: (Int) throws -> ListSource

  /// Makes a browser.
  ///
  /// - Parameters:
  ///   - terminal: The terminal.
  ///   - count: The number of lists, at least 1.
  ///   - open: Opens a list by its number; the first is opened at once.
  package init(_ terminal: Terminal, count: Int, open: @escaping (Int) throws -> ListSource) {
    self.terminal = terminal
    self.count = count
    self.open = open
  }

  /// Takes the terminal over, and gives it back at the end.
  ///
  /// - Throws: What opening a list throws; the terminal is as it was then.
  package func run() throws {
    var number = 0
    var list = BrowsedList(try open(number))
    terminal.takeOver()
    defer { terminal.restore() }
    var painter = ScreenPainter()
    var decoder = KeyDecoder()
    list.resize(terminal.size)
    while true {
      terminal.write(painter.paint(list.picture()))
      for key in keys(&decoder, list) ?? [.control("c")] {
        switch key {
        case .control("c"), .control("d"): return
        case .character("q") where list.mode == .list: return
        case .control("l"): painter.forget()
        case .control("z"):
          terminal.suspend()
          painter.forget()
        case .tab where count > 1:
          number = (number + 1) % count
          list = BrowsedList(try open(number))
          list.resize(terminal.size)
        default: list.handle(key)
        }
      }
      let size = terminal.size
      if size != list.size {
        list.resize(size)
        painter.forget()
      }
    }
  }

  /// Waits for the next keys, and searches meanwhile; nil when the terminal is gone.
  private func keys(_ decoder: inout KeyDecoder, _ list: BrowsedList) -> [Key]? {
    // A lone escape is told from a sequence by time, and a new size without a signal by looking.
    let patience: Int32 = list.isSearching ? 0 : decoder.isWaiting ? 50 : 500
    switch terminal.wait(milliseconds: patience) {
    case .bytes(let bytes): return decoder.decode(bytes)
    case .closed: return nil
    case .interrupted: return []
    case .nothing:
      list.advanceSearch()
      return decoder.flush()
    }
  }
}
