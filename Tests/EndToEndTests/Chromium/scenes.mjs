// Plays one scene on a page of `kartotek preview` and prints what was seen, as JSON:
// node scenes.mjs SCENE PAGE [PARAMETER]; the tests say what it has to be.

import { readFileSync } from "node:fs"
import { createServer } from "node:http"
import { pathToFileURL } from "node:url"
import { Browser } from "./browser.mjs"

/** What stands at the top of a list: its section's header, and the first row under it. */
const atTop = (list) => {
  const scroller = document.querySelector(`.list[lang="${list}"] .scroller`)
  const top = scroller.getBoundingClientRect().top
  const sections = [...scroller.querySelectorAll(".section:not([hidden])")]
  const section = sections.findLast((section) => section.getBoundingClientRect().top <= top + 1)
  const header = section.querySelector(".section-header")
  const rows = [...section.querySelectorAll(".row")].sort((a, b) => a.offsetTop - b.offsetTop)
  const row = rows.find((row) => row.getBoundingClientRect().bottom > header.getBoundingClientRect().bottom + 1)
  return {
    header: header.textContent,
    headerOffset: Math.round(header.getBoundingClientRect().top - top),
    row: row?.querySelector(".text").textContent ?? "",
  }
}

const address = (page) => pathToFileURL(page).href
const quoted = (locale) => `.list[lang="${locale}"]`

/** Shows one list alone, as on a phone. */
async function onPhone(browser, page, locale) {
  await browser.resize(390, 844, true)
  // A phone's scrollbar lies over a list for some time after it was scrolled, and would be met instead of it.
  await browser.send("Emulation.setScrollbarsHidden", { hidden: true })
  await browser.open(`${address(page)}#${locale}`)
}

/** Serves a folder, with other texts for some of its paths. */
async function serve(folder, others = {}) {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url, "http://localhost").pathname)
    const type = path.endsWith(".html") ? "text/html" : "application/json"
    try { response.writeHead(200, { "Content-Type": type }).end(others[path] ?? readFileSync(folder + path)) }
    catch { response.writeHead(404).end() }
  })
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve))
  const end = () => {
    server.close()
    server.closeAllConnections?.()
  }
  return { origin: `http://127.0.0.1:${server.address().port}`, end }
}

const scenes = {
  /** Where things stand in each list, before and after scrolling. */
  async look(browser, page) {
    await browser.open(address(page))
    const lists = await browser.call(() => [...document.querySelectorAll(".list")].map((list) => {
      const box = (selector) => list.querySelector(selector).getBoundingClientRect()
      const edge = (outer, inner) => outer.right - inner.right < inner.left - outer.left ? "right" : "left"
      const cell = box(".cell")
      return {
        locale: list.lang,
        direction: getComputedStyle(list).direction,
        title: list.querySelector(".title").textContent,
        summary: list.querySelector(".summary").textContent,
        monogram: edge(cell, box(".cell .image")),
        name: getComputedStyle(list.querySelector(".text")).textAlign,
        index: edge(list.getBoundingClientRect(), box(".index")),
      }
    }))
    for (const list of lists) {
      list.first = await browser.call(atTop, list.locale)
      await browser.call((locale) => { document.querySelector(`.list[lang="${locale}"] .scroller`).scrollTop = 150 }, list.locale)
      await browser.settle()
      list.scrolled = await browser.call(atTop, list.locale)
    }
    return { lists }
  },

  /** How many lists are whole and how many are cut in windows of some widths, at first and scrolled to the end. */
  async beside(browser, page, widths) {
    await browser.open(address(page))
    const count = (isAtEnd) => browser.call(async (isAtEnd) => {
      const lists = document.querySelector("#lists")
      lists.scrollLeft = isAtEnd ? lists.scrollWidth : 0
      await new Promise((resolve) => requestAnimationFrame(resolve))
      const boxes = [...document.querySelectorAll(".list")].map((list) => list.getBoundingClientRect())
      // Browsers scroll by whole pixels, and widths are not.
      const seen = boxes.filter(({ left, right }) => right > 1 && left < innerWidth - 1)
      const whole = seen.filter(({ left, right }) => left > -1 && right < innerWidth + 1)
      return { whole: whole.length, cut: seen.length - whole.length }
    }, isAtEnd)
    const windows = []
    for (const width of JSON.parse(widths)) {
      await browser.resize(width, 800)
      await browser.settle()
      windows.push({ width, first: await count(false), last: await count(true) })
    }
    return { windows }
  },

  /** The list that is chosen where there is room for one, and a row of it that runs the other way. */
  async choice(browser, page, locale, title) {
    await onPhone(browser, page, "")
    await browser.click(`#choice button[lang="${locale}"]`)
    const shown = await browser.call(() => ({
      lists: [...document.querySelectorAll(".list")].filter((list) => list.checkVisibility()).map((list) => list.lang),
      current: [...document.querySelectorAll("#choice [aria-current]")].map((button) => button.textContent),
      title: document.title,
    }))
    await browser.call((list, title) =>
      [...document.querySelectorAll(`${list} .index button`)].find((button) => button.textContent === title).click(), quoted(locale), title)
    await browser.settle()
    const mixed = await browser.call((list) => {
      const text = document.querySelector(`${list} .text[dir]`)
      return { name: text.textContent, direction: text.dir, language: text.lang, align: getComputedStyle(text).textAlign }
    }, quoted(locale))
    await browser.resize(1440, 900)
    await browser.settle()
    const wide = await browser.call(() => ({
      lists: [...document.querySelectorAll(".list")].filter((list) => list.checkVisibility()).length,
      hidesChoice: document.querySelector("#choice").hidden,
    }))
    return { ...shown, mixed, wide }
  },

  /** Of each title and second text the side that has no room, and the edge that it stands at. */
  async cut(browser, page, locale) {
    await onPhone(browser, page, locale)
    await browser.until(`document.querySelector('${quoted(locale)} .row')`)
    const texts = await browser.call((list) => [...document.querySelectorAll(`${list} :is(.text, .secondary)`)].map((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      const [box, text] = [element.getBoundingClientRect(), range.getBoundingClientRect()]
      const [left, right] = [text.left - box.left, box.right - text.right]
      return { text: element.textContent, lost: left < -1 ? "left" : right < -1 ? "right" : "", edge: left < right ? "left" : "right" }
    }), quoted(locale))
    return { texts }
  },

  /** A list without rows. */
  async empty(browser, page, locale) {
    await onPhone(browser, page, locale)
    return browser.call(() => ({
      summary: document.querySelector(".summary").textContent,
      rows: document.querySelectorAll(".row, .section").length,
      index: document.querySelector(".index").checkVisibility(),
    }))
  },

  /** The index under the mouse, a finger and keys. */
  async index(browser, page, locale) {
    await onPhone(browser, page, locale)
    const seen = () => browser.call(atTop, locale)
    const titles = await browser.call((list) =>
      [...document.querySelectorAll(`${list} .index button`)].map((button) => button.textContent), quoted(locale))
    const clicked = []
    for (const place of [...titles.keys()].filter((place) => place % 4 === 0)) {
      await browser.click(`${quoted(locale)} .index button`, place)
      clicked.push({ title: titles[place], ...await seen() })
    }
    const [first, last] = [await browser.middle(`${quoted(locale)} .index button`), await browser.middle(`${quoted(locale)} .index button:last-child`)]
    const dragged = await browser.drag([first, { x: first.x, y: (first.y + last.y) / 2 }, last],
      `document.querySelector('${quoted(locale)} .bubble').textContent`)
    const afterDrag = await seen()
    await browser.call((list) => document.querySelector(`${list} .index [tabindex="0"]`).focus(), quoted(locale))
    await browser.press("Home")
    const home = await seen()
    await browser.press("ArrowDown")
    return { titles, clicked, dragged, afterDrag, home, down: await seen() }
  },

  /** What each query finds. */
  async search(browser, page, locale, queries) {
    await onPhone(browser, page, locale)
    const results = []
    for (const query of JSON.parse(queries)) {
      await browser.call((list) => {
        const input = document.querySelector(`${list} input`)
        input.focus()
        input.select()
      }, quoted(locale))
      await browser.type(query)
      await browser.until(`/found$/.test(document.querySelector('${quoted(locale)} .status').textContent)`)
      results.push(await browser.call((list) => ({
        status: document.querySelector(`${list} .status`).textContent,
        names: [...document.querySelectorAll(`${list} .text`)].map((text) => text.textContent),
      }), quoted(locale)))
      await browser.call((list) => {
        const input = document.querySelector(`${list} input`)
        input.value = ""
        input.dispatchEvent(new Event("input", { bubbles: true }))
      }, quoted(locale))
    }
    return { results, after: await browser.call(atTop, locale) }
  },

  /** A row opened, closed, swiped and deleted. */
  async row(browser, page, locale) {
    await onPhone(browser, page, locale)
    const list = quoted(locale)
    const focused = () => browser.value("document.activeElement.querySelector('.text')?.textContent ?? document.activeElement.className")
    await browser.call((list) => document.querySelector(`${list} .cell[tabindex="0"]`).focus(), list)
    await browser.press("ArrowDown")
    const down = await focused()
    await browser.press("Enter")
    const sheet = await browser.call(() => ({
      open: document.querySelector("#sheet").open,
      name: document.querySelector("#sheet-name").textContent,
      fields: [...document.querySelectorAll(".fields li")].map((field) => [...field.children].map((child) => child.textContent).join("|")),
      actions: [...document.querySelectorAll(".choices button")].map((button) => button.textContent),
      direction: getComputedStyle(document.querySelector("#sheet")).direction,
    }))
    await browser.press("Escape")
    const back = await focused()
    const at = await browser.middle(`${list} .row .cell`, 1)
    const sign = await browser.value(`document.querySelector('${list}').dir`) === "rtl" ? 1 : -1
    await browser.drag([0, 30, 90, 160].map((distance) => ({ x: at.x + sign * distance, y: at.y })))
    await browser.still()
    const swiped = await browser.call((list) => {
      const [action, row] = [document.querySelector(`${list} .action`), document.querySelector(`${list} .row:has(.action)`)]
      const box = action?.getBoundingClientRect()
      // Also at its outer edge, where the index would be.
      const atEdges = [box.left + 3, box.right - 3].map((x) => document.elementFromPoint(x, box.y + box.height / 2))
      return { isFree: atEdges.every((element) => element === action), action: action?.textContent, row: row?.querySelector(".text").textContent, side: box?.left < 195 ? "left" : "right", open: document.querySelector("#sheet").open }
    }, list)
    await browser.click(`${list} .action`)
    return { down, sheet, back, swiped, left: await browser.call((list) => ({
      names: [...document.querySelectorAll(`${list} .text`)].slice(0, 3).map((text) => text.textContent),
      summary: document.querySelector(`${list} .summary`).textContent,
    }), list), end: (await browser.press("End"), await focused()) }
  },

  /** Texts that want to be more than texts, and what the policy does about code that was let in. */
  async hostile(browser, page, locale) {
    await onPhone(browser, page, locale)
    await browser.click(".cell")
    const shown = await browser.call(() => ({
      elements: document.querySelectorAll("img, iframe, object, embed, script, a, form, base, link, [onerror], [onclick]").length,
      touched: typeof window.touched,
      names: [...document.querySelectorAll(".row .text")].map((text) => text.textContent),
      sheet: document.querySelector("#sheet").textContent,
    }))
    const complaints = browser.complaints()
    const requests = browser.requests()
    const refused = await browser.call(async () => {
      const fails = async (work) => { try { await work(); return false } catch { return true } }
      const image = document.createElement("img")
      const blocked = new Promise((resolve) => { image.onerror = () => resolve(true); image.onload = () => resolve(false) })
      image.src = "data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA="
      return {
        markup: await fails(() => { document.body.innerHTML = "<img src=x onerror='window.touched = 1'>" }),
        evaluation: await fails(() => eval("1")),
        connection: await fails(() => fetch("https://example.org/")),
        image: await blocked,
        handler: await fails(() => { document.body.setAttribute("onclick", "window.touched = 1") }),
        touched: typeof window.touched,
      }
    })
    return { ...shown, refused, earlier: { complaints, requests } }
  },

  /** Roles and names, the order of the tab key, and the least contrast of texts, light and dark. */
  async access(browser, page, locale) {
    await onPhone(browser, page, locale)
    const { nodes } = await browser.send("Accessibility.getFullAXTree")
    const named = nodes.filter(({ ignored, role }) => !ignored && role?.type === "role")
      .map(({ role, name }) => [role.value, name?.value ?? ""])
    const roles = ["button", "searchbox", "heading", "list", "listitem", "toolbar", "region", "navigation", "main", "group", "status"]
    const tree = Object.fromEntries(roles.map((role) => [role, named.filter(([other]) => other === role).map(([, name]) => name)]))
    const order = []
    for (let i = 0; i < 8; i++) {
      await browser.press("Tab")
      order.push(await browser.call(() => {
        const { activeElement: element } = document
        return element.closest(".index") ? "index" : element.className || element.parentElement?.id || element.type || "none"
      }))
    }
    await browser.click(`${quoted(locale)} .cell`)
    const contrast = {}
    for (const mode of ["light", "dark"]) {
      await browser.dim(mode === "dark")
      await browser.settle()
      contrast[mode] = await browser.call(leastContrast)
    }
    return { tree, order, contrast }
  },

  /** A long list: how many rows the page makes of it, at its beginning and its end. */
  async long(browser, page, locale, count) {
    await onPhone(browser, page, locale)
    const made = () => browser.value("document.querySelectorAll('.row').length")
    const counts = [await made()]
    await browser.click(`${quoted(locale)} .index button:last-child`)
    counts.push(await made())
    const last = await browser.call(atTop, locale)
    await browser.call((list) => document.querySelector(`${list} .cell[tabindex="0"]`).focus(), quoted(locale))
    await browser.press("End")
    const end = await browser.value("document.activeElement.querySelector('.text').textContent")
    await browser.press("Home")
    counts.push(await made())
    const home = await browser.call(atTop, locale)
    // As if the browser could lay out but a fifth of the list: the rest comes while a person scrolls on.
    await browser.value(`Layout.most = ${Number(count) / 5}`)
    await browser.resize(390, 800, true)
    await browser.settle()
    const headers = []
    const scroll = (list, isDown) => {
      const scroller = document.querySelector(`${list} .scroller`)
      scroller.scrollTop = isDown ? scroller.scrollHeight : 0
    }
    for (const isDown of [true, false]) {
      for (let i = 0; i < 12; i++) {
        await browser.call(scroll, quoted(locale), isDown)
        await browser.settle()
        headers.push((await browser.call(atTop, locale)).header)
        counts.push(await made())
      }
    }
    return { counts, last, end, home, headers }
  },

  /** A paged list, opened as a file and from a server of its own. */
  async served(browser, page, locale, query) {
    await browser.open(address(page))
    const notice = await browser.value("document.querySelector('.notice')?.textContent")
    const earlier = browser.events.length
    const folder = page.slice(0, page.lastIndexOf("/"))
    const { origin, end } = await serve(folder)
    try {
      await browser.resize(390, 844, true)
      await browser.open(`${origin}/${page.slice(folder.length + 1)}#${locale}`)
      await browser.until("document.querySelector('.chosen .row:not(.waiting)')")
      const first = await browser.call(atTop, locale)
      const early = browser.requests().filter((url) => url.includes("/pages/")).length
      await browser.click(`${quoted(locale)} .index button:last-child`)
      await browser.until("!document.querySelector('.chosen .waiting')")
      const last = await browser.call(atTop, locale)
      await browser.call((list) => document.querySelector(`${list} input`).focus(), quoted(locale))
      await browser.type(query)
      await browser.until("/found$/.test(document.querySelector('.chosen .status').textContent)")
      await browser.until("!document.querySelector('.chosen .waiting')")
      const found = await browser.call((list) => [...document.querySelectorAll(`${list} .text`)].map((text) => text.textContent), quoted(locale))
      const elsewhere = browser.requests().filter((url) => !url.startsWith(origin) && !url.startsWith("file:"))
      return { notice, first, early, last, found, elsewhere, pages: new Set(browser.requests().filter((url) => url.includes("/pages/"))).size }
    } finally {
      end()
    }
  },

  /** What the page says of files that hold another text than was exported, one after the other; a file names both. */
  async damaged(browser, page, locale, damages) {
    const folder = page.slice(0, page.lastIndexOf("/"))
    const message = "(document.querySelector('.notice') ?? document.querySelector('.chosen .status'))?.textContent"
    const messages = []
    for (const [path, text] of JSON.parse(readFileSync(damages))) {
      const { origin, end } = await serve(folder, { [path]: text })
      try {
        await browser.resize(390, 844, true)
        await browser.open(`${origin}${page.slice(folder.length)}#${locale}`)
        await browser.until(message)
        messages.push((await browser.value(message)).replace(origin, ""))
      } finally {
        end()
      }
    }
    return { messages }
  },
}

/** The least contrast of a text with the ground behind it (WCAG 2.2, 1.4.3), and that text. */
function leastContrast() {
  const rgb = (color) => color.match(/[\d.]+/g).map(Number)
  const light = (color) => rgb(color).slice(0, 3)
    .map((value) => value / 255).map((value) => value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
    .reduce((sum, value, i) => sum + value * [0.2126, 0.7152, 0.0722][i], 0)
  const ground = (element) => {
    for (let other = element; other; other = other.parentElement) {
      const color = getComputedStyle(other).backgroundColor
      if ((rgb(color)[3] ?? 1) === 1) return color
    }
    return getComputedStyle(document.body).backgroundColor
  }
  let least = { ratio: 21, text: "" }
  for (const element of document.querySelectorAll("body *")) {
    const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim())
    if (!hasText || !element.checkVisibility() || element.closest(".unseen, script, template")) continue
    const [a, b] = [light(getComputedStyle(element).color), light(ground(element))]
    const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
    if (ratio < least.ratio) least = { ratio, text: `${element.className}: ${element.textContent}` }
  }
  return least
}

const [name, page, ...parameters] = process.argv.slice(2)
const browser = await Browser.launch()
try {
  const seen = await scenes[name](browser, page, ...parameters)
  console.log(JSON.stringify({ complaints: browser.complaints(), requests: browser.requests(), ...seen }))
} finally {
  await browser.close()
}
