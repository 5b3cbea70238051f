/// The stable names of everything that import can report about its input.
///
/// A code is never renamed or used for another thing. `level` and `explanation` say what it means;
/// The library documentation lists them all.
public enum DiagnosticCode: String, Sendable, Equatable, Hashable, CaseIterable {
  // Whole files.
  /// The file holds no contacts.
  case fileWithoutContacts = "file-without-contacts"
  /// The encoding was chosen by its content.
  case encodingGuessed = "encoding-guessed"
  /// Bytes that are not valid in the encoding became U+FFFD.
  case encodingInvalidBytes = "encoding-invalid-bytes"
  /// The named character set is unknown.
  case encodingUnknownName = "encoding-unknown-name"
  /// No encoding of the input locales clearly fits.
  case encodingDoubtful = "encoding-doubtful"

  // Records of any format.
  /// The record has nothing that could be shown.
  case recordWithoutContent = "record-without-content"
  /// The record is longer than the limit and was left out.
  case recordTooLong = "record-too-long"
  /// The contact equals an earlier one in every field and was dropped.
  case duplicateContact = "duplicate-contact"
  /// Another contact with different content has the same UID.
  case sharedUID = "shared-uid"
  /// Two different contacts hash to the same identifier.
  case identifierClash = "identifier-clash"
  /// The value is longer than the limit and was left out.
  case valueTooLong = "value-too-long"
  /// Letters were lost before the file was written.
  case textLost = "text-lost"
  /// Text was converted to UTF-8 twice before the file was written.
  case textDoubleEncoded = "text-double-encoded"
  /// A spreadsheet has rounded a number.
  case numberRounded = "number-rounded"

  // Dates.
  /// The date was not understood and is kept as text.
  case dateNotUnderstood = "date-not-understood"
  /// Day and month could be exchanged; day first was assumed.
  case dateOrderAssumed = "date-order-assumed"
  /// A two-digit year was read as one of 1930 to 2029, or of 1309 to 1408 in Solar Hijri columns.
  case dateYearAssumed = "date-year-assumed"
  /// The date is of another calendar and is kept as text.
  case dateOtherCalendar = "date-other-calendar"
  /// Solar Hijri days were converted to Gregorian ones.
  case dateSolarHijri = "date-solar-hijri"
  /// A number was read as a spreadsheet's count of days.
  case dateSerialAssumed = "date-serial-assumed"

  // CSV.
  /// No line of column headings was found; columns were guessed from values.
  case csvNoHeadings = "csv-no-headings"
  /// The headings are in words that are not known.
  case csvHeadingsUnknown = "csv-headings-unknown"
  /// Headings are known, but none of them is that of a name.
  case csvNamesUnknown = "csv-names-unknown"
  /// The column is not known and was not imported.
  case csvHeadingUnknown = "csv-heading-unknown"
  /// The column is not known and was not imported, and its values look as if it should be.
  case csvValuesUnread = "csv-values-unread"
  /// A contact has no place for what the column holds.
  case csvHeadingOmitted = "csv-heading-omitted"
  /// No column has the heading that was named for identifiers.
  case csvIdentifierColumnMissing = "csv-id-column-missing"
  /// The column holds identity numbers and was not imported.
  case csvHeadingPrivate = "csv-heading-private"
  /// The column heading has several meanings.
  case csvHeadingAmbiguous = "csv-heading-ambiguous"
  /// Two columns hold values of which a contact has one.
  case csvValueSkipped = "csv-value-skipped"
  /// Other headings stand among the records.
  case csvOtherHeadings = "csv-other-headings"
  /// The headings are repeated among the records.
  case csvHeadingsRepeated = "csv-headings-repeated"
  /// There are more columns than the limit; further ones were left out.
  case csvColumnsTooMany = "csv-columns-too-many"
  /// Lines before the headings were passed over.
  case csvPreamble = "csv-preamble"
  /// A record stands above the headings and was left out.
  case csvRecordAboveHeadings = "csv-record-above-headings"
  /// A quoted field is not closed.
  case csvQuoteUnterminated = "csv-quote-unterminated"
  /// A quotation mark inside an unquoted field was kept as text.
  case csvQuoteStray = "csv-quote-stray"
  /// Text after a closing quotation mark was kept.
  case csvTextAfterQuote = "csv-text-after-quote"
  /// The record has fewer fields than there are headings.
  case csvFieldsMissing = "csv-fields-missing"
  /// The record has more fields than there are headings.
  case csvFieldsExtra = "csv-fields-extra"
  /// NUL bytes were removed.
  case csvNullByte = "csv-null-byte"

  // vCard.
  /// Text outside a card was passed over.
  case vcardTextOutside = "vcard-text-outside"
  /// The card has no END:VCARD.
  case vcardEndMissing = "vcard-end-missing"
  /// The card has no VERSION.
  case vcardVersionMissing = "vcard-version-missing"
  /// The card's VERSION is unknown.
  case vcardVersionUnknown = "vcard-version-unknown"
  /// The line is no property and was passed over.
  case vcardLineMalformed = "vcard-line-malformed"
  /// A card inside another card is not a contact of its own.
  case vcardNestedCard = "vcard-nested-card"
  /// A group card is not a contact.
  case vcardGroupCard = "vcard-group-card"
  /// The encoded value is damaged; what could be read was kept.
  case vcardEncodingMalformed = "vcard-encoding-malformed"
  /// An embedded picture was passed over.
  case vcardPhotoSkipped = "vcard-photo-skipped"
  /// The contact has no place for a further value or part of the property.
  case vcardValueSkipped = "vcard-value-skipped"
  /// The property is not known and was not imported.
  case vcardPropertyUnknown = "vcard-property-unknown"
  /// NUL bytes were removed from a value.
  case vcardNullByte = "vcard-null-byte"

  // Contact records, one JSON object a line.
  /// The line is no JSON object.
  case jsonlLineMalformed = "jsonl-line-malformed"
  /// A contact record has no such member.
  case jsonlMemberUnknown = "jsonl-member-unknown"
  /// The member's value is of another kind than a contact record has there.
  case jsonlValueInvalid = "jsonl-value-invalid"
  /// The identifier is none that the contact can have; told where identifiers are taken over.
  case jsonlIdentifierInvalid = "jsonl-identifier-invalid"
}
