internal import ContactModel

/// The encoding that a file has chosen.
struct EncodingChoice: Sendable {
  /// The canonical name.
  let name: String
  /// 256 scalar values of a legacy page; empty for UTF-8.
  var scalars: [UInt32] = []
}

/// Turns the undecided values of one file into decided ones.
struct FileResolution: FileDecisions {
  let choice: EncodingChoice
  /// What became of the dates.
  var dates: FileDates
  /// What labels mean; nil where words are kept as they are.
  var labels: LabelWords?

  func decode(_ bytes: Span<UInt8>) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count * 2)
    guard !choice.scalars.isEmpty else {
      appendRepaired(bytes, to: &text)
      return text
    }
    for index in bytes.indices {
      UTF16Transcoder.append(choice.scalars[Int(bytes[index])], &text)
    }
    return text
  }

  /// Keeps well-formed UTF-8 and writes U+FFFD for every byte that is part of none.
  private func appendRepaired(_ bytes: Span<UInt8>, to text: inout [UInt8]) {
    var index = 0
    while index < bytes.count {
      let length = bytes[index] < 0x80 ? 1 : UTF8Evidence.sequenceLength(bytes, at: index)
      if length == 0 {
        UTF16Transcoder.append(0xFFFD, &text)
        index += 1
      }
      for offset in 0..<length { text.append(bytes[index + offset]) }
      index += length
    }
  }

  func date(_ text: Span<UInt8>, column: Int, at position: SourcePosition) -> DateDecision {
    dates.decision(of: text, column: column, at: position)
  }

  func normalWord(ofLabel label: [UInt8]) -> [UInt8]? {
    labels?.normalWord(String(decoding: label, as: UTF8.self))
  }

  func dateKind(ofLabel label: [UInt8]) -> ContactDate.Kind? {
    dates.knowledge.kind(ofLabel: label)
  }
}
