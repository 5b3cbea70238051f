extension ContactDate.Kind {
  /// The byte that stands for the kind in a canonical record.
  package var code: UInt8 {
    switch self {
    case .birthday: 0
    case .anniversary: 1
    case .death: 2
    case .other: 3
    }
  }

  /// The kind that a byte of a canonical record stands for; unknown bytes are `other`.
  ///
  /// - Parameter code: The byte.
  package init(code: UInt8) {
    switch code {
    case 0: self = .birthday
    case 1: self = .anniversary
    case 2: self = .death
    default: self = .other
    }
  }
}
