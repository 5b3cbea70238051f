
// MARK: Rows on the screen. Everything becomes text, never markup.

const pick = (id) => document.getElementById(id)
const copy = (id) => pick(id).content.firstElementChild.cloneNode(true)

function make(tag, className, text) {
  const element = document.createElement(tag)
  element.className = className
  element.textContent = text
  return element
}

/** Writes a row's title: the part that decides its place in bold, in its own direction and language. */
function fillName(element, row) {
  const [before, sorted, after] = row.parts ?? [row.text, "", ""]
  element.dir = row.direction ?? ""
  element.lang = row.language ?? ""
  if (!row.direction) element.removeAttribute("dir")
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

/** Fills a row that was empty. */
function fillRow(element, row) {
  const [image, text, secondary, date] = element.firstElementChild.children
  fillImage(image, row.image)
  fillName(text, row)
  if (row.secondaryText) secondary.textContent = row.secondaryText
  else secondary.remove()
  const first = row.dates?.[0]
  if (first) date.append(make("span", "unseen", first.label + " "), first.text)
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
