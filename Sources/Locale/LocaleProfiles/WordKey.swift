/// The words that a profile with words must give, one and all; the raw value is the key in the file.
package enum WordKey: String, CaseIterable, Sendable {
  case contacts
  case allContacts = "all_contacts"
  case favourites
  case favouritesAlternative = "favourites.alt"
  case me
  case other
  case noName = "no_name"
  case unnamedPerson = "unnamed_person"
  case unknown
  case actionDelete = "action.delete"
  case delete
  case edit
  case share
  case cancel
  case call
  case message
  case sendMessage = "send_message"
  case textMessage = "text_message"
  case sendEmail = "send_email"
  case search
  case searchContacts = "search_contacts"
  case birthday
  case anniversary
  case death
  case specialDate = "special_date"
  case today
  case tomorrow
  case yesterday
  case phone
  case email
  case labelHome = "label.home"
  case labelWork = "label.work"
  case labelMobile = "label.mobile"
  case labelMain = "label.main"
  case labelFax = "label.fax"
  case labelHomeFax = "label.home_fax"
  case labelWorkFax = "label.work_fax"
  case labelPager = "label.pager"
  case labelCar = "label.car"
  case labelAssistant = "label.assistant"
  case labelPersonal = "label.personal"
  case labelOther = "label.other"
  case nickname
  case organization
  case company
  case name
  case firstName = "first_name"
  case lastName = "last_name"
  case middleName = "middle_name"
  case phoneticName = "phonetic_name"
  case firstNameFirst = "first_name_first"
  case lastNameFirst = "last_name_first"
  case sortBy = "sort_by"
  case frequentlyContacted = "frequently_contacted"
  case recentlyContacted = "recently_contacted"
  case notGrouped = "not_grouped"
  case noContacts = "no_contacts"
  case noFavourites = "no_favourites"
}

/// The counted phrases of a profile with words; the raw value is the key in the file.
package enum CountKey: String, CaseIterable, Sendable {
  case contacts, found, selected
}
