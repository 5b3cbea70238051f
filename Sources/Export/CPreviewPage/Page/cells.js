
// MARK: Rows on the screen. Everything becomes text, never markup.

const pick = (id) => document.getElementById(id)
const copy = (id) => pick(id).content.firstElementChild.cloneNode(true)

function make(tag, className, text) {
  const element = document.createElement(tag)
  element.className = className
  element.textContent = text
  return element
}

/**
 * The direction of a text that is nothing but one isolate; undefined for others, which run as the list does.
 *
 * A text that is too long is cut at the end of its element's direction. An isolate has no say in that, and
 * would lose the country code of a number instead of the last digits.
 */
function directionWithin(text) {
  const [, mark] = /^([\u2066\u2067])[^\u2066-\u2069]*\u2069$/.exec(text) ?? []
  return { "\u2066": "ltr", "\u2067": "rtl" }[mark]
}

/** Gives an element a direction, or that of what it stands in. */
function direct(element, direction) {
  if (direction) element.dir = direction
  else element.removeAttribute("dir")
}

/** Writes a row's title: the part that decides its place in bold, in its own direction and language. */
function fillName(element, row) {
  const [before, sorted, after] = row.parts ?? [row.text, "", ""]
  direct(element, row.direction ?? directionWithin(row.text))
  element.lang = row.language ?? ""
  if (!row.language) element.removeAttribute("lang")
  const shown = [before, make("b", "", sorted), after]
  if (!row.spoken) return element.replaceChildren(...shown)
  const seen = make("span", "", "")
  seen.ariaHidden = "true"
  seen.append(...shown)
  element.replaceChildren(seen, make("span", "unseen", row.spoken))
}

/** Draws a monogram, or a person; photos are not loaded. */
function fillImage(element, image) {
  delete element.dataset.color
  if (image.monogram) {
    element.textContent = image.monogram
    element.dataset.color = image.color
    return
  }
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg")
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use")
  use.setAttribute("href", "#person")
  svg.append(use)
  element.replaceChildren(svg)
}

/** Writes a text so that it is cut at its own end. */
function fillText(element, text, ...before) {
  direct(element, directionWithin(text))
  element.replaceChildren(...before, text)
}

/** Fills a row that was empty. */
function fillRow(element, row) {
  const [image, text, secondary, date] = element.firstElementChild.children
  fillImage(image, row.image)
  fillName(text, row)
  if (row.secondaryText) fillText(secondary, row.secondaryText)
  else secondary.remove()
  const first = row.dates?.[0]
  if (first) fillText(date, first.text, make("span", "unseen", first.label + " "))
  else date.remove()
}

/** What a row has beside its title, as labels and texts. */
function fieldsOf(row) {
  const details = [...(row.phones ?? []), ...(row.emails ?? [])]
  if (!details.length && row.secondaryText) details.push({ text: row.secondaryText })
  for (const text of [row.jobTitle, row.organization]) if (text) details.push({ text })
  return [...details, ...(row.dates ?? [])]
}

/** Shows a row whole, with what can be done with it. */
function openSheet(list, row, perform) {
  const sheet = pick("sheet")
  sheet.lang = list.locale
  sheet.dir = list.direction
  fillImage(sheet.querySelector(".image"), row.image)
  fillName(pick("sheet-name"), row)
  const fields = fieldsOf(row).map(({ label, text }) => {
    const field = make("li", "", "")
    if (label) field.append(make("span", "", label))
    field.append(make("bdi", "", text))
    return field
  })
  sheet.querySelector(".fields").replaceChildren(...fields)
  const choices = list.actions.map((action) => {
    const button = make("button", action.style, action.title)
    button.type = "button"
    button.addEventListener("click", () => {
      sheet.close()
      perform(action)
    })
    return button
  })
  sheet.querySelector(".choices").replaceChildren(...choices)
  sheet.showModal()
}
