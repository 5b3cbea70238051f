// Prints the document on standard input. `JSONDecoder` and the module `SectionModel` are all it needs.
//
// Reads of the list: title, summary, index (titles, sections). Of a section: header, footer, rows. Of a
// row: text, secondaryText, image (monogram).
import Foundation
import SectionModel

let document = FileHandle.standardInput.readDataToEndOfFile()
let list = try JSONDecoder().decode(SectionedList.self, from: document)

print(list.plan.title, list.plan.summary, separator: ": ")
if let index = list.plan.index {
  let jumps = zip(index.titles, index.sections).map { title, section in
    "\(title) to \(list.sections[section].summary.header)"
  }
  print(jumps.joined(separator: ", "))
}
for section in list.sections {
  print(section.summary.header, section.summary.footer ?? "-")
  for row in section.rows {
    print("  [\(row.image.monogram ?? " ")] \(row.text), \(row.secondaryText ?? "-")")
  }
}
