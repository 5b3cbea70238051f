internal import Kartotek

extension Message {
  /// The message for the reason of a failed run.
  init(failure error: any Error) {
    switch error {
    case let error as ImportError: self.init(error)
    case let error as TemporaryStorageError:
      self.init(ImportError.temporaryStorage(reason: error.reason))
    case let error as OutputError:
      self.init(.error, place: error.path, "\(error.action): \(error.cause)", code: "output")
    case let error as ProfileFileError:
      self.init(.error, place: error.path, error.reason, code: "profile")
    case let error as PreviousExportError:
      self.init(.error, place: error.path, error.reason, code: "previous")
    case let error as ListFileError:
      self.init(.error, place: error.path, error.reason, code: "list")
    case let error as LineError:
      self.init(.error, place: error.path, line: error.line, error.reason, code: error.code)
    case let error as MissingPageError:
      self.init(
        .error, place: error.path, "the page is missing, or not whole", code: "page-missing")
    case is ClosedPipe:
      self.init(
        .error, place: "standard output", "nobody reads any more, so the run is not finished",
        code: "output")
    case let error as LocaleDataError:
      self.init(.error, "\(error)", code: "locale-data")
    default:
      self.init(.error, "\(error)", code: "internal")
    }
  }

  private init(_ error: ImportError) {
    switch error {
    case .empty(let path):
      self.init(.error, place: path, "the file is empty", code: "input-empty")
    case .unsupportedFormat(let path, let format):
      let hint = format == "JSON" ? "; --from jsonl reads what import prints" : ""
      self.init(
        .error, place: path, "\(format) is not read; only CSV and vCard are\(hint)",
        code: "input-unsupported")
    case .binary(let path, let format):
      let but = format.map { " but \($0)" } ?? ""
      self.init(.error, place: path, "the file is no text\(but)", code: "input-binary")
    case .unreadable(let path, let reason):
      self.init(.error, place: path, "cannot be read: \(reason)", code: "input-unreadable")
    case .temporaryStorage(let reason):
      self.init(.error, "temporary storage: \(reason)", code: "temporary")
    case .unknownEncoding(let name):
      self.init(.error, "the encoding '\(name)' is unknown", code: "input-encoding")
    }
  }
}
