internal import CKartotekICU

/// ICU could not do a task: its data are incomplete or memory ran out.
package struct ICUError: Error, Equatable, Sendable {
  /// The shim function that failed.
  package let function: String
  /// ICU's status, greater than 0.
  package let code: Int32

  /// ICU's name of the status, such as `U_MISSING_RESOURCE_ERROR`.
  package var name: String {
    guard let text = unsafe kt_error_name(code) else { return "" }
    return unsafe String(cString: text)
  }

  /// Throws unless the status is success; ICU's warnings are negative and count as success.
  static func check(_ status: Int32, _ function: String) throws(ICUError) {
    if status > 0 { throw ICUError(function: function, code: status) }
  }
}
