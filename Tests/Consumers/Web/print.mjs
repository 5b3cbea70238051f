// Prints what a page would draw: print.mjs FILE TITLE HEIGHT shows a screen of so many pixels after a touch
// on a title of the index.
import {readFileSync} from "node:fs"
import {groupCounts, indexTop, listHeight, parsed, windowHTML} from "./list.mjs"

const [file, title, height] = process.argv.slice(2)
const list = parsed(readFileSync(file, "utf8"))
const top = indexTop(list, list.index.titles.indexOf(title))
console.log(list.summary)
console.log(groupCounts(list).join(" "))
console.log(`${top} of ${listHeight(list)}`)
console.log(windowHTML(list, top, top + Number(height)))
