import ContactModel
import Testing

@testable import ContactImport

/// Formats of contacts that are refused by name, and tables that look like them and are not.
@Suite struct RefusedFormatTests {
  typealias Fact = (text: String, name: String?)

  private func expect(_ fact: Fact) {
    #expect(RefusedFormat.name(of: Array(fact.text.utf8).span) == fact.name)
  }

  /// RFC 7095 3.2 and 3.3: an array of cards is what CardDAV servers hand out, an object around it what
  /// programs do.
  static let jCards: [Fact] = [
    ("[\"vcard\"", "jCard (RFC 7095)"), (" [ \n\"vcard\",[]]", "jCard (RFC 7095)"),
    ("[[\"vcard\"", "jCard (RFC 7095)"), ("[ [\"vcard\",[]]]", "jCard (RFC 7095)"),
    ("\u{FEFF}[\"vcard\"", "jCard (RFC 7095)"),
    ("{\"cards\":[[\"vcard\",[]]]}", "jCard (RFC 7095)"),
    ("{ \"cards\" : [\n [ \"vcard\" , []]]}", "jCard (RFC 7095)"),
    ("[\"vcards\",1]", nil), ("[x],y", nil), ("\"vcard\",x", nil), ("[[[\"vcard\"", nil),
    ("[\"vcard\"];phone\n", nil),
  ]

  /// RFC 9553 1.5.1 and 2.1.1; RFC 8259.
  static let objects: [Fact] = [
    ("{\"@type\":\"Card\",\"version\":\"1.0\"}", "JSContact (RFC 9553)"),
    ("[\n{ \"uid\": \"1\", \"@type\" : \"Card\" }]", "JSContact (RFC 9553)"),
    ("{\"@type\":\"CardGroup\"}", "JSON"), ("{\"name\":\"Anna\"}\n{\"name\":\"Bo\"}\n", "JSON"),
    ("[{\"name\":\"[\\\"x\"}]", "JSON"), ("{\"a\\\"b\":{\"c\":\"},\"}}", "JSON"),
    ("{\"a\":{\"b\":[1,2", "JSON"),
    ("{\"name\":1},phone\n", nil), ("{\"@type\":\"Card\"} ;phone\n", nil), ("{name},phone\n", nil),
    ("{\"name\"},phone\n", nil), ("\"{\"\"@type\"\":\"\"Card\"\"}\",phone\n", nil), ("{", nil),
    ("[Name]\tPhone\n", nil), ("", nil),
  ]

  /// RFC 6351 3; XML 1.0 2.8 has what may stand before an element, Namespaces in XML 4 prefixes.
  static let markup: [Fact] = [
    ("<vcards", "xCard (RFC 6351)"), ("\u{FEFF}\n<vcards xmlns=\"x\">", "xCard (RFC 6351)"),
    ("<?xml version=\"1.0\"?>\n<vcards>", "xCard (RFC 6351)"),
    ("\u{FEFF}<?xml version=\"1.0\"?><!-- <a> --><vcards>", "xCard (RFC 6351)"),
    ("<vc:vcards xmlns:vc=\"urn:ietf:params:xml:ns:vcard-4.0\">", "xCard (RFC 6351)"),
    ("<!-- a > b -->\n<!-- c -->\n<v:vcards>", "xCard (RFC 6351)"),
    ("<!DOCTYPE vcards [<!ENTITY a \"b\">]>\n<vcards/>", "xCard (RFC 6351)"),
    ("<?xml version='1.0'?><contacts>", "XML"), ("<!-- a --><contacts>", "XML"),
    ("<contacts a=\"x>y\"><contact>", "XML"), ("<contacts>\r\n\t<contact>", "XML"),
    ("<?xml version='1.0'?>\n<a>\nBEGIN:VCARD\n", "XML"),
    ("<!doctype html>\n<title>", "HTML"), ("<HTML>\n<p>", "HTML"), ("<table border=1>", "HTML"),
    ("<!-- a --><html lang=\"sv\">", "HTML"),
    ("<html>\n<pre>\nBEGIN:VCARD\nEND:VCARD\n</pre>", nil),
    ("a<vcards", nil), ("<vcards>,phone\n", nil), ("<vcards,phone>\n", nil),
    ("<html>;<body>\n", nil), ("<Name>\t<Phone>\n", nil), ("<Name>,<Phone>\n", nil),
    ("<!-- a -->,phone\n", nil), ("<none>\nAnna\n", nil), ("< vcards>", nil), ("<", nil),
  ]

  /// RFC 5545 3.4; RFC 2849: `version:` may be left out, comments may come first.
  static let lines: [Fact] = [
    ("BEGIN:VCALENDAR\r\nVERSION:2.0\r\n", "iCalendar (RFC 5545)"),
    ("\u{FEFF}\nbegin : vcalendar \n", "iCalendar (RFC 5545)"),
    ("BEGIN:VCALENDAR\nEND:VCALENDAR\nBEGIN:VCARD\n", nil),
    ("BEGIN:VCALENDAR,phone\n", nil), ("BEGINNING:VCALENDAR\n", nil),
    ("dn: cn=Anna,mail=a@example.org\nobjectclass: top\n", "LDIF (RFC 2849)"),
    ("# export\nversion: 1\n\ndn:: Y249QW5uYQ==\nsn;lang-sv: Ek\n", "LDIF (RFC 2849)"),
    ("dn: cn=Anna,\n ou=people\ncn:: QW5uYQ==\n", "LDIF (RFC 2849)"),
    ("dn,cn,mail\ncn=Anna: x,Anna,a@example.org\n", nil), ("dn: cn=Anna\n", nil),
    ("dn: name,phone\nAnna,1\n", nil), ("version: 1\nAnna\n", nil),
    ("version: 1,phone\nx: 1,2\n", nil),
    ("Version: one\ndn: x\ncn: y\n", nil), ("dn: x\nAnna Ek: 1\n", nil),
  ]

  @Test("jCard in arrays and objects", arguments: jCards) func jCard(_ fact: Fact) { expect(fact) }

  @Test("JSContact and other JSON", arguments: objects) func json(_ fact: Fact) { expect(fact) }

  @Test("xCard, other XML and HTML", arguments: markup) func xml(_ fact: Fact) { expect(fact) }

  @Test("iCalendar and LDIF", arguments: lines) func byLine(_ fact: Fact) { expect(fact) }
}
