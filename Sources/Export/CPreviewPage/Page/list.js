
// MARK: A list

/** One list: its head, the sections with the rows that are on the screen, and its index. */
class ListView {
  /** Rows kept ready above and below those on the screen. */
  static margin = 12
  /** Browsers lose their way in what is higher, in points; sections beyond are shown when they are near. */
  static highest = 10_000_000

  constructor(list, address) {
    this.list = list
    this.rows = address
      ? new PagedRows(list, address, (error) => error ? this.tell(error.message) : this.redraw())
      : new WholeRows(list)
    this.removed = new Set()
    /** For each section the places of the rows to be shown; null for all. */
    this.shown = list.sections.map(() => null)
    /** The row that keys act upon, counted in the order that is shown. */
    this.current = 0
    this.made = new Map()
    this.build()
    this.index = new IndexBar(this)
    this.swipe = new Swipe(this)
    new ResizeObserver(() => this.resize()).observe(this.scroller)
  }

  // MARK: Building

  build() {
    const { list } = this
    this.element = copy("list")
    this.element.lang = list.locale
    this.element.dir = list.direction
    this.element.ariaLabel = list.title
    this.element.classList.add(list.style)
    this.element.querySelector(".title").textContent = list.title
    this.summary = this.element.querySelector(".summary")
    this.summary.textContent = list.summary
    this.status = this.element.querySelector(".status")
    this.scroller = this.element.querySelector(".scroller")
    this.scroller.addEventListener("scroll", () => this.render(), { passive: true })
    this.scroller.addEventListener("keydown", (event) => this.press(event))
    this.scroller.addEventListener("click", (event) => this.click(event))
    const search = this.element.querySelector(".search")
    search.hidden = !list.fold
    search.addEventListener("input", (event) => this.search(event.target.value))
    this.sections = list.sections.map((section) => this.buildSection(section))
    this.scroller.append(...this.sections)
  }

  buildSection({ header, headerSpoken, footer }) {
    const section = copy("section")
    const [heading, , foot] = section.children
    heading.textContent = header
    section.ariaLabel = headerSpoken ?? header
    if (headerSpoken) heading.ariaLabel = headerSpoken
    if (footer) foot.textContent = footer
    else foot.remove()
    return section
  }

  // MARK: Geometry, in pixels

  /** Takes the document's heights, in points at the size of text that the reader has chosen. */
  measure() {
    this.point = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16
    const { metrics } = this.list
    this.rowHeight = metrics.rowHeight * this.point
    this.headerHeight = metrics.headerHeight * this.point
    this.footerHeight = metrics.footerHeight * this.point
    this.headerPadding = metrics.sectionHeaderTopPadding * this.point
    for (const [name, height] of [
      ["row-height", this.rowHeight], ["header-height", this.headerHeight],
      ["footer-height", this.footerHeight], ["header-padding", this.headerPadding],
    ]) this.element.style.setProperty(`--${name}`, `${height}px`)
  }

  resize() {
    this.measure()
    this.layOut(this.sectionOf(this.current))
    this.element.style.setProperty("--scrollbar-width", `${this.scroller.offsetWidth - this.scroller.clientWidth}px`)
    this.index.fit()
    this.render()
  }

  count(section) {
    return this.shown[section]?.length ?? this.list.sections[section].count
  }

  height(section) {
    const count = this.count(section)
    const footer = this.sections[section].children[2] ? this.footerHeight : 0
    return count && this.headerPadding + this.headerHeight + count * this.rowHeight + footer
  }

  /** Gives the sections around one their heights, and hides those that are empty or too far away. */
  layOut(around) {
    this.starts = []
    this.tops = []
    const [first, last] = this.reach(around)
    let [start, top] = [0, 0]
    this.sections.forEach((section, number) => {
      this.starts.push(start)
      this.tops.push(top)
      start += this.count(number)
      section.hidden = number < first || number > last || !this.count(number)
      section.children[1].style.setProperty("height", `${this.count(number) * this.rowHeight}px`)
      if (!section.hidden) top += this.height(number)
    })
    this.total = start
    this.bottom = top
    this.range = [first, last]
  }

  /** The first and the last section that fit around one into what a browser can scroll. */
  reach(around) {
    let [first, last, total] = [around, around, this.height(around)]
    while (true) {
      const before = first > 0 && total + this.height(first - 1) <= ListView.highest
      if (before) total += this.height(--first)
      const after = last + 1 < this.sections.length && total + this.height(last + 1) <= ListView.highest
      if (after) total += this.height(++last)
      if (!before && !after) return [first, last]
    }
  }

  /** The section of a row, counted in the order that is shown. */
  sectionOf(order) {
    const next = this.starts?.findIndex((start) => start > order) ?? 0
    let section = (next < 0 ? this.sections.length : next) - 1
    while (section > 0 && !this.count(section)) section--
    return Math.max(0, section)
  }

  /** Where the rows of a section begin. */
  rowsTop(section) {
    return this.tops[section] + this.headerPadding + this.headerHeight
  }

  // MARK: Drawing

  /** Makes the rows on the screen and those near it, and removes the others. */
  render() {
    // A list that is not shown has no height, and makes and loads nothing.
    if (!this.scroller.clientHeight) return
    this.approach()
    const wanted = this.visible()
    if (!wanted.has(this.current) && !this.scroller.contains(document.activeElement)) {
      this.current = this.firstVisible ?? 0
    }
    for (const [order, row] of this.made) {
      if (wanted.has(order) || row.contains(document.activeElement)) continue
      row.remove()
      this.made.delete(order)
    }
    let before = null
    for (const [order, [section, place]] of wanted) {
      const row = this.made.get(order) ?? this.makeRow(order, section, place)
      const rows = this.sections[section].children[1]
      if (!row.isConnected) rows.insertBefore(row, before?.parentNode === rows ? before.nextSibling : rows.firstChild)
      before = row
      row.firstElementChild.tabIndex = order === this.current ? 0 : -1
    }
  }

  /** Section and place of each row on the screen or near it, by its order. */
  visible() {
    const { scrollTop: top, clientHeight } = this.scroller
    const rows = new Map()
    this.firstVisible = undefined
    for (let section = this.range[0]; section <= this.range[1]; section++) {
      const start = this.rowsTop(section)
      const first = Math.floor((top - start) / this.rowHeight)
      const end = Math.ceil((top + clientHeight - start) / this.rowHeight)
      const last = Math.min(end + ListView.margin, this.count(section))
      for (let place = Math.max(0, first - ListView.margin); place < last; place++) {
        rows.set(this.starts[section] + place, [section, place])
        if (place > first) this.firstVisible ??= this.starts[section] + place
      }
    }
    return rows
  }

  /** Moves on to further sections when the end of those laid out is near. */
  approach() {
    const { scrollTop: top, clientHeight } = this.scroller
    const isNear = (this.range[0] > 0 && top < clientHeight)
      || (this.range[1] < this.sections.length - 1 && top > this.bottom - 2 * clientHeight)
    if (!isNear) return
    const section = Math.max(this.range[0], this.tops.findLastIndex((start) => start <= top))
    const offset = top - this.tops[section]
    const [first, last] = this.range
    this.layOut(section)
    if (first !== this.range[0] || last !== this.range[1]) this.scroller.scrollTop = this.tops[section] + offset
  }

  makeRow(order, section, place) {
    const element = copy("row")
    const number = this.number(section, place)
    const row = this.rows.at(number)
    element.order = order
    element.ariaPosInSet = place + 1
    element.ariaSetSize = this.count(section)
    element.classList.add(this.list.kinds[row?.kind ?? 0].cellStyle)
    element.classList.toggle("waiting", !row)
    element.classList.toggle("last", place === this.count(section) - 1)
    element.style.setProperty("top", `${place * this.rowHeight}px`)
    if (row) fillRow(element, row)
    this.made.set(order, element)
    return element
  }

  /** The row's number in the document. */
  number(section, place) {
    return this.list.sections[section].firstRow + (this.shown[section]?.[place] ?? place)
  }

  /** Draws rows again that were waiting for their page. */
  redraw() {
    for (const [order, row] of this.made) {
      if (!row.classList.contains("waiting")) continue
      const section = this.sectionOf(order)
      const hasFocus = row.contains(document.activeElement)
      this.made.delete(order)
      row.replaceWith(this.makeRow(order, section, order - this.starts[section]))
      if (hasFocus) this.made.get(order).firstElementChild.focus()
    }
    this.render()
  }

  /** Shows other rows than before. */
  show(shown, around) {
    this.shown = shown
    for (const row of this.made.values()) row.remove()
    this.made.clear()
    this.layOut(around)
    this.index.fit()
    this.render()
  }

  tell(message) {
    this.status.textContent = message
  }

  // MARK: Moving

  /** Scrolls to a section's header. */
  jump(section) {
    if (section < this.range[0] || section > this.range[1]) this.layOut(section)
    this.current = Math.min(this.starts[section], this.total - 1)
    this.scroller.scrollTop = this.tops[section]
    this.render()
  }

  /** Shows a row and gives it the focus. */
  focus(order) {
    this.current = Math.max(0, Math.min(order, this.total - 1))
    const section = this.sectionOf(this.current)
    if (section < this.range[0] || section > this.range[1]) this.layOut(section)
    const top = this.rowsTop(section) + (this.current - this.starts[section]) * this.rowHeight
    const { scrollTop, clientHeight } = this.scroller
    const lowest = top + this.rowHeight + this.footerHeight - clientHeight
    this.scroller.scrollTop = Math.min(Math.max(scrollTop, lowest), top - this.headerHeight)
    this.render()
    this.made.get(this.current)?.firstElementChild.focus({ preventScroll: true })
  }

  press(event) {
    const page = Math.max(1, Math.floor(this.scroller.clientHeight / this.rowHeight) - 1)
    const keys = {
      ArrowUp: this.current - 1, ArrowDown: this.current + 1, PageUp: this.current - page,
      PageDown: this.current + page, Home: 0, End: this.total - 1,
    }
    if (!(event.key in keys) || !event.target.closest(".cell")) return
    event.preventDefault()
    this.focus(keys[event.key])
  }

  click(event) {
    const element = event.target.closest(".cell")?.parentElement
    if (!element || this.swipe.isClosing) return
    this.current = element.order
    const section = this.sectionOf(element.order)
    const row = this.rows.at(this.number(section, element.order - this.starts[section]))
    if (row) openSheet(this.list, row, (action) => this.perform(action, element.order))
  }

  // MARK: Changing

  /** Does what can be done without an address book: a row that is deleted is no longer shown. */
  perform(action, order) {
    if (action.id !== "delete") return this.tell(action.title)
    const section = this.sectionOf(order)
    const place = order - this.starts[section]
    this.removed.add(this.number(section, place))
    const rest = [...this.shown]
    rest[section] = this.places(section).filter((_, other) => other !== place)
    this.forgetCounts(section, rest[section].length)
    this.show(rest, section)
    if (this.total) this.focus(order)
  }

  /** The places of the rows of a section that are shown. */
  places(section) {
    return this.shown[section] ?? Array.from({ length: this.list.sections[section].count }, (_, place) => place)
  }

  /** After a change of its own a list has no summary, and footers only where texts are ready. */
  forgetCounts(section, count) {
    this.summary.textContent = ""
    const footer = this.sections[section].children[2]
    if (footer) footer.textContent = this.list.countTexts?.[count] ?? ""
  }

  // MARK: Searching

  async search(query) {
    const words = wordsOf(query, this.list.fold)
    const ticket = this.ticket = {}
    if (!words.length) return this.endSearch()
    if (!this.isSearching) this.savedTop = this.scroller.scrollTop
    this.isSearching = true
    try {
      await this.find(words, () => ticket === this.ticket)
    } catch (error) {
      this.tell(error.message)
    }
  }

  /** Looks at all rows, and shows from time to time what was found. */
  async find(words, isWanted) {
    const found = this.list.sections.map(() => [])
    let [section, count] = [0, 0]
    this.scroller.scrollTop = 0
    for await (const { first, rows } of this.rows.slices()) {
      if (!isWanted()) return
      const before = count
      rows.forEach((row, place) => {
        const number = first + place
        while (number >= this.list.sections[section].firstRow + this.list.sections[section].count) section++
        if (this.removed.has(number) || !matches(words, row.keys ?? [])) return
        found[section].push(number - this.list.sections[section].firstRow)
        count++
      })
      if (count > before || first === 0) this.show(found, this.sectionOf(this.current))
      this.tell(`${count} found so far`)
    }
    this.tell(`${count} found`)
  }

  endSearch() {
    this.isSearching = false
    this.tell("")
    const removedFrom = (section) => ({ firstRow, count }) =>
      [...this.removed].some((number) => number >= firstRow && number < firstRow + count)
    this.shown = this.list.sections.map(() => null)
    this.show(this.list.sections.map((section, number) => removedFrom(number)(section)
      ? this.places(number).filter((place) => !this.removed.has(section.firstRow + place)) : null), 0)
    this.scroller.scrollTop = this.savedTop ?? 0
    this.render()
  }
}
