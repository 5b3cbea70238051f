// A list on a page that draws only what is on the screen, as virtual lists do that take the number of
// rows of each group. Nothing is sorted, measured or added up: places come from the document.
//
// Reads of the list: format, version, locale, direction, title, summary, metrics, counts, index (titles,
// sections). Of a section: header, headerSpoken, footer, firstRow, count, rows. Of a row: id, text, direction,
// language, secondaryText, image (monogram, color).

/** The number of rows of each group, which is what such lists ask for first. */
export const groupCounts = (list) => list.sections.map((section) => section.count)

/** Where a section begins, in pixels from the top. */
export function sectionTop(list, number) {
  const {rowHeight, headerHeight, footerHeight} = list.metrics
  return list.sections[number].firstRow * rowHeight + number * (headerHeight + footerHeight)
}

/** The height of everything. */
export function listHeight(list) {
  const {rowHeight, headerHeight, footerHeight} = list.metrics
  return list.counts.rows * rowHeight + list.counts.sections * (headerHeight + footerHeight)
}

/** Where to scroll to for a title of the index. */
export const indexTop = (list, title) => sectionTop(list, list.index.sections[title])

/** The HTML of what is between two heights. */
export function windowHTML(list, top, bottom) {
  const {rowHeight, headerHeight} = list.metrics
  const items = list.sections.flatMap((section, number) => {
    const start = sectionTop(list, number)
    const rowsStart = start + headerHeight
    if (start >= bottom || start + headerHeight + section.count * rowHeight <= top) return []
    const first = Math.max(0, Math.floor((top - rowsStart) / rowHeight))
    const last = Math.min(section.count, Math.ceil((bottom - rowsStart) / rowHeight))
    return [headerHTML(section, start), ...section.rows.slice(first, Math.max(first, last))
      .map((row, place) => rowHTML(list, row, rowsStart + (first + place) * rowHeight))]
  })
  const attributes = `dir="${escaped(list.direction)}" lang="${escaped(list.locale)}" aria-label="${escaped(list.title)}"`
  return `<div role="list" ${attributes}>\n${items.join("\n")}\n</div>`
}

function headerHTML(section, top) {
  const spoken = section.headerSpoken ? ` aria-label="${escaped(section.headerSpoken)}"` : ""
  return `<h2 style="top:${top}px"${spoken}>${escaped(section.header)}</h2>`
}

function rowHTML(list, row, top) {
  const dir = row.direction ? ` dir="${escaped(row.direction)}"` : ""
  const lang = row.language ? ` lang="${escaped(row.language)}"` : ""
  const image = row.image.monogram
    ? `<i class="color${Number(row.image.color)}">${escaped(row.image.monogram)}</i>` : `<i></i>`
  const second = row.secondaryText ? `<small>${escaped(row.secondaryText)}</small>` : ""
  return `<p role="listitem" id="${escaped(row.id)}" style="top:${top}px">${image}`
    + `<b${dir}${lang}>${escaped(row.text)}</b>${second}</p>`
}

/** Names are text, whatever is in them. */
const escaped = (text) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** A document, or an error: another version is not guessed at. */
export function parsed(text) {
  const list = JSON.parse(text)
  if (list.format !== "kartotek.sections" || list.version !== 1) {
    throw new Error("this is no list of version 1")
  }
  return list
}
