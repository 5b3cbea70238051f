/// One invented contact; an empty field is one that the contact does not have.
package struct MadeContact {
  package internal(set) var id: [UInt8] = []
  package internal(set) var given: [UInt8] = []
  package internal(set) var additional: [UInt8] = []
  package var family: [UInt8] = []
  package internal(set) var organization: [UInt8] = []
  package internal(set) var phone: [UInt8] = []
  package internal(set) var email: [UInt8] = []
  package internal(set) var birthday: [UInt8] = []
  package internal(set) var note: [UInt8] = []
}

/// Draws contacts; the same pools and seed give the same contacts in the same order.
package struct ContactMaker {
  private let pools: [NamePool]
  private let foreign: [NamePool]
  private var random: SplitMix64

  /// Makes a maker that has drawn no contact yet.
  ///
  /// - Parameters:
  ///   - pools: The languages, each as likely as the others.
  ///   - seed: Any number.
  package init(pools: [NamePool], seed: UInt64) {
    self.pools = pools
    foreign = NamePool.others
    random = SplitMix64(seed: seed)
  }

  /// Draws the next contact.
  ///
  /// - Parameter number: Its number, from 1, which goes into its identifier.
  /// - Returns: A contact.
  package mutating func make(number: Int) -> MadeContact {
    let isForeign = random.happens(percent: 3)
    let pool =
      isForeign
      ? foreign[random.number(below: foreign.count)] : pools[random.number(below: pools.count)]
    var contact = MadeContact()
    contact.id = Array("c\(number)".utf8)
    let kind = random.number(below: 1000)
    switch kind {
    case ..<15: contact.organization = pool.organizations.draw(&random)
    case ..<20: break
    default: addPerson(pool, to: &contact)
    }
    // Of the nameless half have an address, the others only a number.
    if 15..<18 ~= kind {
      addAddress([], [], number: number, to: &contact)
    }
    if contact.email.isEmpty || random.happens(percent: 94) {
      contact.phone = makePhone(pool.phone, isPersian: pool.tag == "fa")
    }
    return contact
  }

  private mutating func addPerson(_ pool: NamePool, to contact: inout MadeContact) {
    let isFemale = random.happens(percent: 50)
    let given = (isFemale ? pool.female : pool.male).draw(&random)
    let family = pool.family.draw(&random)
    let familyForm = isFemale ? family.female : family.male
    contact.given = given.text
    // Some people are known by one name only.
    if random.happens(percent: 97) { contact.family = familyForm.text }
    if let middle = isFemale ? pool.middleFemale : pool.middleMale {
      if random.happens(percent: pool.middlePercent) {
        let name = middle.draw(&random).text
        if name != given.text { contact.additional = name }
      }
    }
    if random.happens(percent: 10) { contact.organization = pool.organizations.draw(&random) }
    if random.happens(percent: 85) {
      addAddress(given.latin, familyForm.latin, number: random.number(below: 100), to: &contact)
    }
    if random.happens(percent: 65) { contact.birthday = makeBirthday() }
    if random.happens(percent: 6) { contact.note = makeNote(pool) }
  }

  private mutating func addAddress(
    _ given: [UInt8], _ family: [UInt8], number: Int, to contact: inout MadeContact
  ) {
    var address = given.isEmpty ? Array("info".utf8) : given
    if !family.isEmpty {
      address.append(UInt8(ascii: random.happens(percent: 70) ? "." : "_"))
      address += family
    }
    if given.isEmpty || random.happens(percent: 40) { appendDecimal(number, to: &address) }
    let domains: [StaticString] = ["@example.org", "@example.com", "@example.net"]
    append(domains[random.number(below: 3)], to: &address)
    contact.email = address
  }

  private mutating func makePhone(_ shape: PhoneShape, isPersian: Bool) -> [UInt8] {
    var phone: [UInt8] = []
    let isInternational = random.happens(percent: 60)
    phone += (isInternational ? shape.country : shape.trunk).utf8
    if isInternational { phone.append(0x20) }
    phone += shape.national.utf8
    let separator: [UInt8] = random.happens(percent: 70) ? [0x20] : []
    var isFirst = true
    for length in shape.groups {
      phone += separator
      for _ in 0..<length {
        phone.append(0x30 + (isFirst ? 0 : UInt8(random.number(below: 10))))
        isFirst = false
      }
    }
    return isPersian && random.happens(percent: 25) ? persianDigits(phone) : phone
  }

  private func persianDigits(_ phone: [UInt8]) -> [UInt8] {
    // The digits U+06F0 to U+06F9 are DB B0 to DB B9 in UTF-8.
    phone.flatMap { 0x30...0x39 ~= $0 ? [0xDB, $0 + 0x80] : [$0] }
  }

  private mutating func makeBirthday() -> [UInt8] {
    let lengths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    let month = random.number(below: 12)
    let day = random.number(below: lengths[month]) + 1
    // The sum of two draws: middle ages are commoner than the very young and the very old.
    var year = 1935 + random.number(below: 40) + random.number(below: 40)
    let hasYear = random.happens(percent: 94)
    if month == 1, day == 29 { year -= year % 4 }
    var birthday: [UInt8] = []
    if hasYear { appendDecimal(year, to: &birthday) } else { birthday.append(UInt8(ascii: "-")) }
    for part in [month + 1, day] {
      birthday.append(UInt8(ascii: "-"))
      if part < 10 { birthday.append(UInt8(ascii: "0")) }
      appendDecimal(part, to: &birthday)
    }
    return birthday
  }

  private mutating func makeNote(_ pool: NamePool) -> [UInt8] {
    var note = pool.notes.draw(&random)
    switch random.number(below: 6) {
    case 0: note += [0x0A] + pool.notes.draw(&random)
    case 1: note = [UInt8(ascii: "\"")] + note + [UInt8(ascii: "\"")]
    case 2: note += [UInt8(ascii: ","), 0x20] + pool.notes.draw(&random)
    default: break
    }
    return note
  }
}

/// Appends a number that is not negative.
func appendDecimal(_ number: Int, to bytes: inout [UInt8]) {
  var digits: [UInt8] = []
  var rest = number
  repeat {
    digits.append(0x30 + UInt8(rest % 10))
    rest /= 10
  } while rest > 0
  bytes.append(contentsOf: digits.reversed())
}

/// Appends a text that stands in the source.
func append(_ text: StaticString, to bytes: inout [UInt8]) {
  text.withUTF8Buffer { unsafe bytes.append(contentsOf: $0) }
}
