/// A number for each code point, 0 for most: pages of 256 that exist only where one is not 0.
struct ScalarTable: Sendable {
  private var pages = [UInt16](repeating: 0, count: 0x1100)
  private var numbers = [UInt16](repeating: 0, count: 256)

  subscript(scalar: UInt32) -> UInt16 {
    get { numbers[Int(pages[Int(scalar >> 8)]) << 8 | Int(scalar & 0xFF)] }
    set {
      let page = Int(scalar >> 8)
      if pages[page] == 0 {
        pages[page] = UInt16(numbers.count >> 8)
        numbers += [UInt16](repeating: 0, count: 256)
      }
      numbers[Int(pages[page]) << 8 | Int(scalar & 0xFF)] = newValue
    }
  }

  /// The code points whose number is not 0, ascending.
  var scalars: [UInt32] {
    (0..<UInt32(pages.count)).filter { pages[Int($0)] != 0 }.flatMap { page in
      (page << 8...page << 8 | 0xFF).filter { self[$0] != 0 }
    }
  }
}
