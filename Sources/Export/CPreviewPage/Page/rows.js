
// MARK: Where rows come from

/** Lets the browser paint and take input. */
const pause = () => new Promise((resolve) => setTimeout(resolve))

/** A file beside the page. */
async function load(address, options) {
  const response = await fetch(address, options).catch((error) => ({ statusText: error.message }))
  if (!response.ok) {
    const reason = `${response.status ?? ""} ${response.statusText}`.trim()
    throw new Error(`${address} cannot be loaded (${reason}); if the list was exported anew, reload this page`)
  }
  return response.json().catch(() => { throw new Error(`${address} is damaged: it is not JSON`) })
}

/** Whether a value is an array of objects: what comes from a server may be anything that is JSON. */
const areObjects = (value) => Array.isArray(value) && value.every((one) => one instanceof Object)

/** Whether a value is rows, with what is shown of each. */
const areRows = (value) =>
  areObjects(value) && value.every(({ text, image }) => typeof text === "string" && image instanceof Object)

/** The rows of a document, all of them at hand. */
class WholeRows {
  /** Rows that a search looks at without a pause. */
  static slice = 20000

  constructor(list) {
    this.rows = list.sections.flatMap((section) => section.rows)
  }

  at(number) {
    return this.rows[number]
  }

  /** All rows in slices, with the number of the first. */
  async *slices() {
    for (let first = 0; first < this.rows.length; first += WholeRows.slice) {
      yield { first, rows: this.rows.slice(first, first + WholeRows.slice) }
      await pause()
    }
  }
}

/** The rows of a paged list, whose pages are loaded when a row of them is asked for. */
class PagedRows {
  /** Pages kept in memory. */
  static kept = 64
  /** Pages loaded at once, and those that may wait for it: who scrolls far wants only the last. */
  static atOnce = 4
  static waiting = 8

  constructor(list, address, told) {
    this.pages = list.pages
    this.address = address
    /** Called when rows have come, or with an error. */
    this.told = told
    this.loaded = new Map()
    this.asked = new Set()
    this.queue = []
  }

  /** A row; undefined until its page is there. */
  at(number) {
    const page = this.pageOf(number)
    const rows = this.loaded.get(page)
    if (!rows) {
      this.ask(page)
      return undefined
    }
    // The page that was used last is forgotten last.
    this.loaded.delete(page)
    this.loaded.set(page, rows)
    return rows[number - this.pages[page].firstRow]
  }

  async *slices() {
    for (const [number, page] of this.pages.entries()) {
      yield { first: page.firstRow, rows: this.loaded.get(number) ?? await this.load(page) }
    }
  }

  /** The last page whose first row is not above a row. */
  pageOf(number) {
    let [low, high] = [0, this.pages.length - 1]
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if (this.pages[middle].firstRow <= number) low = middle
      else high = middle - 1
    }
    return low
  }

  ask(page) {
    if (this.asked.has(page)) return
    this.queue = this.queue.filter((waiting) => waiting !== page).slice(-PagedRows.waiting + 1)
    this.queue.push(page)
    this.loadNext()
  }

  async loadNext() {
    if (this.asked.size >= PagedRows.atOnce || !this.queue.length) return
    const page = this.queue.pop()
    this.asked.add(page)
    try {
      this.loaded.set(page, await this.load(this.pages[page]))
      if (this.loaded.size > PagedRows.kept) this.loaded.delete(this.loaded.keys().next().value)
      this.asked.delete(page)
      this.told()
    } catch (error) {
      // It stays asked for, so that a page that is gone is not asked for without end.
      this.told(error)
    }
    this.loadNext()
  }

  async load(page) {
    // A file that is JSON may still be no page, but null or a number.
    const rows = (await load(new URL(page.file, this.address)))?.rows
    if (areRows(rows) && rows.length === page.count) return rows
    throw new Error(`${page.file} is damaged: it has not the rows that the list names`)
  }
}
