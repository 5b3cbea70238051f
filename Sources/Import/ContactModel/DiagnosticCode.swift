/// The stable names of everything that import can report about its input.
///
/// A code is never renamed or used for another thing. `level` and `explanation` say what it means;
/// The library documentation lists them all.
public enum DiagnosticCode: String, Sendable, Equatable, Hashable, CaseIterable {
  // Whole files.
  case fileWithoutContacts = "file-without-contacts"
  case encodingGuessed = "encoding-guessed"
  case encodingInvalidBytes = "encoding-invalid-bytes"
  case encodingUnknownName = "encoding-unknown-name"

  // Records of any format.
  case recordWithoutContent = "record-without-content"
  case duplicateContact = "duplicate-contact"
  case sharedUID = "shared-uid"
  case identifierClash = "identifier-clash"
  case valueTooLong = "value-too-long"

  // Dates.
  case dateNotUnderstood = "date-not-understood"
  case dateOrderAssumed = "date-order-assumed"
  case dateYearAssumed = "date-year-assumed"
  case dateOtherCalendar = "date-other-calendar"

  // CSV.
  case csvNoHeadings = "csv-no-headings"
  case csvHeadingUnknown = "csv-heading-unknown"
  case csvHeadingPrivate = "csv-heading-private"
  case csvHeadingAmbiguous = "csv-heading-ambiguous"
  case csvHeadingsRepeated = "csv-headings-repeated"
  case csvPreamble = "csv-preamble"
  case csvQuoteUnterminated = "csv-quote-unterminated"
  case csvQuoteStray = "csv-quote-stray"
  case csvTextAfterQuote = "csv-text-after-quote"
  case csvFieldsMissing = "csv-fields-missing"
  case csvFieldsExtra = "csv-fields-extra"
  case csvNullByte = "csv-null-byte"

  // vCard.
  case vcardTextOutside = "vcard-text-outside"
  case vcardEndMissing = "vcard-end-missing"
  case vcardVersionMissing = "vcard-version-missing"
  case vcardVersionUnknown = "vcard-version-unknown"
  case vcardLineMalformed = "vcard-line-malformed"
  case vcardNestedCard = "vcard-nested-card"
  case vcardGroupCard = "vcard-group-card"
  case vcardEncodingMalformed = "vcard-encoding-malformed"
  case vcardPhotoSkipped = "vcard-photo-skipped"
}
