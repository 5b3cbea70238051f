
// MARK: The page

/** Whether a manifest has all that is walked through, and a page for each row; `preview` has not read it. */
function isManifest(list) {
  const isWhole = ["sections", "pages", "kinds", "actions"].every((name) => areObjects(list?.[name]))
  if (!isWhole || !(list.metrics instanceof Object)) return false
  const total = (parts) => parts.reduce((sum, { count }) => sum + count, 0)
  return total(list.sections) === total(list.pages)
}

/** The lists that the page holds, and those it names, which lie beside it. */
async function open(block) {
  const list = JSON.parse(block.textContent)
  block.remove()
  if (!("pages" in block.dataset)) return new ListView(list)
  const address = new URL(list.address, location.href)
  // Whatever a cache has: the next export has replaced it.
  const manifest = await load(address, { cache: "no-cache" })
  if (isManifest(manifest)) return new ListView(manifest, address)
  throw new Error(`${address} is damaged: it has not the sections and pages of a list`)
}

/** Shows one list where there is room for one only, and brings it into view where there are more. */
function choose(views, chosen) {
  for (const view of views) {
    view.element.classList.toggle("chosen", view === chosen)
    view.choice.ariaCurrent = view === chosen ? "true" : null
  }
  chosen.element.scrollIntoView({ inline: "nearest", block: "nearest" })
  document.title = chosen.list.title
}

function showChoice(views) {
  for (const view of views) {
    view.choice = make("button", "", view.list.locale)
    view.choice.type = "button"
    view.choice.ariaLabel = `${view.list.locale}: ${view.list.title}`
    view.choice.lang = view.list.locale
    view.choice.addEventListener("click", () => choose(views, view))
  }
  if (views.length > 1) pick("choice").append(...views.map((view) => view.choice))
  addEventListener("resize", hideChoice)
  hideChoice()
  const named = location.hash.slice(1)
  choose(views, views.find((view) => view.list.locale === named) ?? views[0])
}

/** Where all lists are in view there is nothing to choose. */
function hideChoice() {
  const lists = pick("lists")
  const isNarrow = matchMedia("(max-width: 40rem)").matches
  pick("choice").hidden = !isNarrow && lists.scrollWidth <= lists.clientWidth
}

/** Says why there is nothing to be seen. */
function explain(text, code) {
  const notice = make("p", "notice", text)
  notice.role = "alert"
  if (code) notice.append(make("code", "", code))
  pick("lists").append(notice)
}

async function start() {
  const sheet = pick("sheet")
  sheet.querySelector(".close").addEventListener("click", () => sheet.close())
  sheet.addEventListener("click", (event) => { if (event.target === sheet) sheet.close() })
  const blocks = [...document.querySelectorAll("script[type='application/json']")]
  if (location.protocol === "file:" && blocks.some((block) => "pages" in block.dataset)) {
    return explain(
      "The rows of this page lie in files beside it, which browsers load only from a server. Serve the folder of the page, and open the address that is printed:",
      "python3 -m http.server")
  }
  const opened = await Promise.allSettled(blocks.map(open))
  const views = opened.filter(({ value }) => value).map(({ value }) => value)
  pick("lists").append(...views.map((view) => view.element))
  if (views.length) showChoice(views)
  for (const { reason } of opened) if (reason) explain(reason.message)
}

start()
