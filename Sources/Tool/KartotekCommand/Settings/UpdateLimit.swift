internal import SectionDiff

extension ListUpdate.Limit {
  /// The limit of `--reload-above`: a number, or a share in per cent.
  init(_ invocation: Invocation) throws(UsageError) {
    self.init()
    guard let text = invocation.text(.reloadAbove) else { return }
    let isShare = text.hasSuffix("%")
    let digits = isShare ? text.dropLast() : text[...]
    guard !digits.isEmpty, digits.allSatisfy({ ("0"..."9").contains($0) }), let number = Int(digits)
    else {
      throw UsageError("--reload-above: '\(text)' is neither a number nor a share such as 10%")
    }
    if isShare { share = Double(number) / 100 } else { count = number }
  }
}
