/// Letters for the local part of an e-mail address: near to how people spell their own addresses.
enum Romanization {
  /// Lower-case ASCII letters and digits for a name; what has no letter here is left out.
  static func addressLetters(_ name: String) -> [UInt8] {
    var letters: [UInt8] = []
    var isBehindOmicron = false
    for scalar in name.lowercased().unicodeScalars {
      defer { isBehindOmicron = scalar == "\u{3BF}" }
      // Greek omicron and upsilon together are one vowel.
      if isBehindOmicron, scalar == "\u{3C5}" || scalar == "\u{3CD}" {
        letters.append(UInt8(ascii: "u"))
      } else if scalar.isASCII {
        let byte = UInt8(truncatingIfNeeded: scalar.value)
        if 0x61...0x7A ~= byte || 0x30...0x39 ~= byte { letters.append(byte) }
      } else if let replacement = table[scalar] {
        letters.append(contentsOf: replacement.utf8)
      }
    }
    return letters
  }

  private static let table: [Unicode.Scalar: String] = {
    var table: [Unicode.Scalar: String] = [:]
    for pair in words(greek + "," + cyrillic + "," + latin) {
      let scalars = Array(pair.unicodeScalars)
      table[scalars[0]] = String(String.UnicodeScalarView(scalars.dropFirst()))
    }
    return table
  }()

  private static let greek = """
    αa, άa, βv, γg, δd, εe, έe, ζz, ηi, ήi, θth, ιi, ίi, ϊi, ΐi, κk, λl, μm, νn, ξx, οo, όo, πp,
    ρr, σs, ςs, τt, υy, ύy, ϋy, ΰy, φf, χch, ψps, ωo, ώo
    """
  private static let cyrillic = """
    аa, бb, вv, гg, дd, еe, жzh, зz, иi, йy, кk, лl, мm, нn, оo, пp, рr, сs, тt, уu, фf, хh, цts,
    чch, шsh, щsht, ъa, ьy, юyu, яya, ыy, эe, ёe
    """
  private static let latin = """
    åa, äa, öo, ée, èe, üu, ıi, əe, ğg, şs, çc, áa, íi, óo, úu, ñn, łl, ńn, śs, żz, øo, æae, čc,
    šs, žz, ßss
    """
}
