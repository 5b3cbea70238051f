internal import ContactModel

/// The addresses of an entry of Active Directory or Exchange.
extension CSVAssembler {
  /// Writes the mail addresses of a cell such as `SMTP:anna@example.org smtp:a.ek@example.org`.
  ///
  /// Each says its kind; the main address has its kind in capitals. Programs join them by blanks,
  /// commas or semicolons; other kinds (X500, SIP), which may hold these signs, are passed over.
  mutating func writeProxyAddresses(_ step: ColumnPlan.Step, _ bytes: Span<UInt8>) {
    guard !isEmptyCell(step.column) else { return }
    let cell = copy(step.column, bytes)
    var hasAddress = false
    for part in cell.split(whereSeparator: { [0x20, 0x2C, 0x3B].contains($0) }) {
      guard part.count > 5, part.prefix(5).map({ $0 | 0x20 }) == Self.mailKind else { continue }
      let address = Array(part.dropFirst(5))
      let isMain = part.prefix(4).allSatisfy { $0 < 0x60 }
      builder.appendOnce(
        .email, label: Span(), value: address.span,
        LabeledTraits(isPreferred: isMain, states.state(of: address.span)))
      hasAddress = true
    }
    if !hasAddress, !cell.isEmpty { report(.csvHeadingOmitted, field: heading(step.column)) }
  }

  /// `smtp:`; the colon has the bit of small letters anyway.
  private static let mailKind = Array("smtp:".utf8)
}
