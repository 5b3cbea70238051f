internal import ContactModel
internal import SectionModel

extension RowWriter {
  /// Adds all phones and e-mails, organisation and job title.
  mutating func appendDetails(_ bytes: Span<UInt8>) {
    var (phones, emails) = (card.phones, card.emails)
    while let phone = phones.next(bytes) {
      appendDetail(.phone, LabeledField(phone, of: bytes), bytes)
    }
    while let email = emails.next(bytes) {
      appendDetail(.email, LabeledField(email, of: bytes), bytes)
    }
    batch.phones.ends.append(UInt32(batch.phones.value.count))
    batch.emails.ends.append(UInt32(batch.emails.value.count))
    loadValue(bytes.extracting(card.organization))
    batch.organization.append(value)
    loadValue(bytes.extracting(card.jobTitle))
    batch.jobTitle.append(value)
  }

  private mutating func appendDetail(
    _ field: ContactField, _ detail: LabeledField, _ bytes: Span<UInt8>
  ) {
    loadValue(bytes.extracting(detail.value))
    guard !value.isEmpty else { return }
    let label = bytes.extracting(detail.label)
    var word = formatter.labels.word(for: label, of: field) ?? []
    if word.isEmpty {
      let shown = value
      loadValue(label)
      word = value
      value = shown
    }
    let isolate: TextDirection? = isolates ? .leftToRight : nil
    if field == .phone {
      batch.phones.append(label: word, value, isolate: isolate)
    } else {
      batch.emails.append(label: word, value, isolate: isolate)
    }
  }
}

extension DetailColumns {
  fileprivate mutating func append(
    label word: [UInt8], _ shown: [UInt8], isolate: TextDirection?
  ) {
    label.append(word)
    text.append(shown.span, isolate: isolate)
    value.append(shown)
  }
}
