import TestSupport

/// A contact record of `import`, and the contract's rule for the source of its title.
struct SlowContact {
  private let record: RawJSON

  init(_ record: RawJSON) {
    self.record = record
  }

  private func text(_ key: String) -> String { record[key]?.string ?? "" }

  func name(_ key: String) -> String { record["name"]?[key]?.string ?? "" }

  var sortAs: [String] { record["sortAs"]?.strings ?? [] }

  private var isCompany: Bool { record["kind"]?.string == "organization" }

  /// Whether the title is read as that of an organisation.
  var isOrganization: Bool { isCompany || titleSource == "organization" }

  /// The text of each source that the card has.
  private var sources: [(source: String?, text: String)] {
    let values = (["emails", "phones"]).map { key in
      (record[key]?.elements ?? []).compactMap { $0["value"]?.string }
    }
    // Programs write the number of a nameless card into its formatted name, punctuated otherwise.
    let isNumber = values[1].contains { Self.dialled($0) == Self.dialled(text("formattedName")) }
    let isAddress = values[0].contains(text("formattedName")) || isNumber
    let name: [(String?, String)] = [
      (nil, name("given") + name("family")),
      (
        text("formattedName") == text("organization") ? "organization" : "formattedName",
        isAddress ? "" : text("formattedName")
      ),
      ("nickname", text("nickname")),
    ]
    let organization: [(String?, String)] = [("organization", text("organization"))]
    let addresses: [(String?, String)] = [
      ("email", preferred("emails")), ("phone", preferred("phones")),
    ]
    let all = isCompany ? organization + name + addresses : name + organization + addresses
    return all.filter { !$0.1.isEmpty }
  }

  private static func dialled(_ text: String) -> [UInt8] {
    text.utf8.filter { !" -./()".utf8.contains($0) }
  }

  private func preferred(_ key: String) -> String {
    let values = record[key]?.elements ?? []
    let first = values.first { $0["preferred"]?.boolean == true } ?? values.first
    return first?["value"]?.string ?? ""
  }

  /// The value of the row's `titleSource`; nil for the structured name.
  var titleSource: String? { sources.isEmpty ? "none" : sources[0].source }

  /// The text of the title that is no structured name.
  var titleText: String { sources.first?.text ?? "" }
}
