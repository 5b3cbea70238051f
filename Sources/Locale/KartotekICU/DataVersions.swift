internal import CKartotekICU

/// Versions of the data that answers depend on; part of every export.
package struct DataVersions: Equatable, Sendable {
  /// ICU, such as `72.1`.
  package let icu: String
  /// CLDR, such as `42.0`.
  package let cldr: String
  /// The Unicode standard, such as `15.0`.
  package let unicode: String
  /// The time zone data, such as `2022e`; nothing in an export depends on it.
  package let timeZones: String

  /// The versions of the ICU that is linked.
  package init() throws(ICUError) {
    icu = try unsafe ShimBuffer.filled("kt_version_icu") { unsafe kt_version_icu($0) }.string
    cldr = try unsafe ShimBuffer.filled("kt_version_cldr") { unsafe kt_version_cldr($0) }.string
    unicode = try unsafe ShimBuffer.filled("kt_version_unicode") { unsafe kt_version_unicode($0) }
      .string
    timeZones = try unsafe ShimBuffer.filled("kt_version_time_zones") {
      unsafe kt_version_time_zones($0)
    }.string
  }
}
