// Shows the first screen of the document on standard input: all that a program needs to show a list.
import ListEngine
import SectionModel
import SectionReading

var bytes: [UInt8] = []
while let line = readLine(strippingNewline: false) { bytes += line.utf8 }

let list = try ListReader.list(ofDocument: bytes)
let table = TableView(showing: ListSource(list), height: 800)

print(list.plan.summary)
for bar in table.bars { print("\(bar.top) \(bar.text)") }
for cell in table.visibleCells {
  let top = table.frame(ofRow: cell.place)?.top ?? 0
  print("\(top) \(cell.content.text), \(cell.content.secondaryText ?? "-")")
}
