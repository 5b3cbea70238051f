extension DiagnosticCode {
  /// How much a finding of this kind matters.
  public var level: Diagnostic.Level {
    switch self {
    case .fileWithoutContacts, .encodingGuessed, .duplicateContact, .csvPreamble,
      .csvHeadingUnknown, .csvHeadingOmitted, .csvHeadingPrivate, .csvHeadingAmbiguous,
      .csvValueSkipped, .csvHeadingsRepeated, .csvFieldsMissing, .dateYearAssumed, .dateSolarHijri,
      .dateSerialAssumed, .vcardNestedCard, .vcardGroupCard, .vcardPhotoSkipped, .vcardValueSkipped,
      .vcardPropertyUnknown, .jsonlMemberUnknown:
      return .note
    case .recordWithoutContent, .recordTooLong, .valueTooLong, .csvColumnsTooMany,
      .csvRecordAboveHeadings, .csvOtherHeadings, .jsonlLineMalformed, .jsonlIdentifierInvalid:
      return .error
    default:
      return .warning
    }
  }

  /// What a finding of this kind means, in one phrase without a final full stop.
  public var explanation: String {
    switch self {
    case .fileWithoutContacts: "the file holds no contacts"
    case .encodingGuessed: "the encoding was chosen by its content"
    case .encodingInvalidBytes: "bytes that are not valid in the encoding became U+FFFD"
    case .encodingUnknownName: "the named character set is unknown"
    case .encodingDoubtful:
      "no encoding of the input locales clearly fits; name the right one with --encoding"
    case .recordWithoutContent: "the record has nothing that could be shown"
    case .recordTooLong: "the record is longer than the limit and was left out"
    case .duplicateContact: "the contact equals an earlier one in every field and was dropped"
    case .sharedUID: "another contact with different content has the same UID"
    case .identifierClash: "two different contacts hash to the same identifier"
    case .valueTooLong: "the value is longer than the limit and was left out"
    case .textLost: "letters had been lost before the file was written"
    case .textDoubleEncoded: "text had been converted to UTF-8 twice; it was left as it is"
    case .numberRounded: "a spreadsheet has rounded the number; its last digits are lost"
    case .dateNotUnderstood: "the date was not understood and is kept as text"
    case .dateOrderAssumed: "day and month could be exchanged; day first was assumed"
    case .dateYearAssumed:
      "a two-digit year was read as one of 1930 to 2029 (Solar Hijri: 1309 to 1408)"
    case .dateOtherCalendar: "the date is of another calendar and is kept as text"
    case .dateSolarHijri: "the column holds Solar Hijri dates; whole days became Gregorian ones"
    case .dateSerialAssumed: "a number was read as a spreadsheet's count of days since 1900"
    case .csvNoHeadings: "no line of column headings was found; columns were guessed from values"
    case .csvHeadingsUnknown:
      "the headings are in words that are not known; columns were guessed from values"
    case .csvNamesUnknown:
      "no column of names was recognised; rename headings, as to First Name and Last Name"
    case .csvHeadingUnknown: "the column is not known and was not imported"
    case .csvValuesUnread:
      "the column is not known and was not imported, but holds phone numbers or addresses"
    case .csvHeadingOmitted: "a contact has no place for the column, which was not imported"
    case .csvIdentifierColumnMissing: "no column has the heading named for identifiers"
    case .csvHeadingPrivate: "the column holds identity numbers and was not imported"
    case .csvHeadingAmbiguous: "the column heading has several meanings"
    case .csvValueSkipped:
      "a contact has one value of this kind; this column's was not imported where another was filled"
    case .csvOtherHeadings:
      "other headings stand among the records; what follows was read by the first ones"
    case .csvHeadingsRepeated: "the headings are repeated among the records"
    case .csvColumnsTooMany: "there are more columns than the limit; further ones were left out"
    case .csvPreamble: "lines before the headings were passed over"
    case .csvRecordAboveHeadings: "a record stands above the headings and was left out"
    case .csvQuoteUnterminated: "a quoted field is not closed"
    case .csvQuoteStray: "a quotation mark inside an unquoted field was kept as text"
    case .csvTextAfterQuote: "text after a closing quotation mark was kept"
    case .csvFieldsMissing: "the record has fewer fields than there are headings"
    case .csvFieldsExtra: "the record has more fields than there are headings"
    case .csvNullByte: "NUL bytes were removed"
    case .vcardTextOutside: "text outside a card was passed over"
    case .vcardEndMissing: "the card has no END:VCARD"
    case .vcardVersionMissing: "the card has no VERSION"
    case .vcardVersionUnknown: "the card's VERSION is unknown"
    case .vcardLineMalformed: "the line is no property and was passed over"
    case .vcardNestedCard: "a card inside another card is not a contact of its own"
    case .vcardGroupCard: "a group card is not a contact"
    case .vcardEncodingMalformed: "the encoded value is damaged; what could be read was kept"
    case .vcardNullByte: "NUL bytes were removed from a value"
    case .vcardPhotoSkipped: "an embedded picture was passed over"
    case .vcardPropertyUnknown: "the property is not known and was not imported"
    case .vcardValueSkipped:
      "the contact has no place for a further value or part of this property"
    case .jsonlLineMalformed: "the line is no JSON object and was left out"
    case .jsonlMemberUnknown: "a contact record has no such member, which was not imported"
    case .jsonlIdentifierInvalid: "the contact cannot have this identifier"
    case .jsonlValueInvalid: "the value is not what a contact record has there and was left out"
    }
  }

  /// Whether a finding is about a column that is left out, and its count that of the column's values.
  package var countsValues: Bool {
    switch self {
    case .csvHeadingUnknown, .csvValuesUnread, .csvHeadingOmitted, .csvHeadingPrivate: true
    default: false
    }
  }
}
