
// MARK: A list

/** One list: its head, the sections with the rows that are on the screen, and its index. */
class ListView {
  constructor(list, address) {
    this.list = list
    this.rows = address
      ? new PagedRows(list, address, (error) => error ? this.tell(error.message) : this.redraw())
      : new WholeRows(list)
    this.removed = new Set()
    this.isSearching = false
    /** For each section the places of the rows to be shown; null for all. */
    this.shown = list.sections.map(() => null)
    /** The row that keys act upon, counted in the order that is shown. */
    this.current = 0
    this.made = new Map()
    this.layout = new Layout()
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

  resize() {
    const { layout } = this
    layout.measure(this.list.metrics)
    for (const [name, height] of [
      ["row-height", layout.rowHeight], ["header-height", layout.headerHeight],
      ["footer-height", layout.footerHeight], ["header-padding", layout.headerPadding],
      ["scrollbar-width", this.scroller.offsetWidth - this.scroller.clientWidth],
    ]) this.element.style.setProperty(`--${name}`, `${height}px`)
    this.layOut(this.current)
    this.index.fit()
    this.render()
  }

  count(section) {
    return this.shown[section]?.length ?? this.list.sections[section].count
  }

  /** Gives the rows around one their room; sections that have none of them are hidden. */
  layOut(around) {
    const counts = this.sections.map((_, section) => this.count(section))
    // A footer counts all rows of its section, not those that were found.
    const footers = this.sections.map(({ children }) => !this.isSearching && children[2])
    this.layout.arrange(counts, footers, around)
    this.sections.forEach((section, number) => {
      const [, rows, footer] = section.children
      section.hidden = !this.layout.height(number)
      rows.style.setProperty("height", `${this.layout.height(number)}px`)
      if (footer) footer.hidden = !footers[number]
    })
    for (const [order, row] of this.made) this.place(order, row)
  }

  place(order, row) {
    row.style.setProperty("top", `${this.layout.offsetOf(order)}px`)
  }

  // MARK: Drawing

  /** Makes the rows on the screen and those near it, and removes the others. */
  render() {
    // A list that is not shown has no height, and makes and loads nothing.
    if (!this.scroller.clientHeight) return
    this.moveOn()
    const wanted = this.layout.near(this.scroller.scrollTop, this.scroller.clientHeight)
    const hasFocus = (row) => row.contains(document.activeElement)
    if (!wanted.has(this.current) && !this.scroller.contains(document.activeElement)) {
      this.current = this.layout.firstBelow(this.scroller.scrollTop)
    }
    for (const [order, row] of this.made) {
      if (wanted.has(order) || hasFocus(row)) continue
      row.remove()
      this.made.delete(order)
    }
    let before = null
    for (const [order, section] of wanted) {
      const row = this.made.get(order) ?? this.makeRow(order, section)
      const rows = this.sections[section].children[1]
      const next = before?.parentNode === rows ? before.nextSibling : rows.firstChild
      if (!row.isConnected) rows.insertBefore(row, next)
      before = row
      row.firstElementChild.tabIndex = order === this.current ? 0 : -1
    }
  }

  /** Lays other rows out when the end of those that are laid out is near; nothing moves on the screen. */
  moveOn() {
    const { scrollTop, clientHeight } = this.scroller
    if (!this.layout.isNearEnd(scrollTop, clientHeight)) return
    const order = this.layout.firstBelow(scrollTop)
    const offset = scrollTop - this.layout.topOf(order)
    this.layOut(order)
    this.scroller.scrollTop = this.layout.topOf(order) + offset
  }

  makeRow(order, section) {
    const element = copy("row")
    const place = order - this.layout.starts[section]
    const row = this.rows.at(this.number(order))
    element.order = order
    element.ariaPosInSet = place + 1
    element.ariaSetSize = this.count(section)
    element.classList.add(this.list.kinds[row?.kind ?? 0].cellStyle)
    element.classList.toggle("waiting", !row)
    element.classList.toggle("last", place === this.count(section) - 1)
    this.place(order, element)
    if (row) fillRow(element, row)
    this.made.set(order, element)
    return element
  }

  /** The number that a row has in the document. */
  number(order) {
    const section = this.layout.sectionOf(order)
    const place = order - this.layout.starts[section]
    return this.list.sections[section].firstRow + (this.shown[section]?.[place] ?? place)
  }

  /** Draws rows again that were waiting for their page. */
  redraw() {
    for (const [order, row] of this.made) {
      if (!row.classList.contains("waiting")) continue
      const hasFocus = row.contains(document.activeElement)
      row.replaceWith(this.makeRow(order, this.layout.sectionOf(order)))
      if (hasFocus) this.made.get(order).firstElementChild.focus()
    }
    this.render()
  }

  /** Draws everything anew, as other rows are shown than before. */
  show(around) {
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
    this.current = Math.min(this.layout.starts[section], this.layout.total - 1)
    if (!this.layout.isWithin(this.current)) this.layOut(this.current)
    this.scroller.scrollTop = this.layout.tops[section]
    this.render()
  }

  /** Shows a row and gives it the focus. */
  focus(order) {
    const { layout, scroller } = this
    this.current = Math.max(0, Math.min(order, layout.total - 1))
    if (!layout.isWithin(this.current)) this.layOut(this.current)
    const top = layout.topOf(this.current)
    const lowest = top + layout.rowHeight + layout.footerHeight - scroller.clientHeight
    scroller.scrollTop = Math.min(Math.max(scroller.scrollTop, lowest), top - layout.headerHeight)
    this.render()
    this.made.get(this.current)?.firstElementChild.focus({ preventScroll: true })
  }

  press(event) {
    const page = Math.max(1, Math.floor(this.scroller.clientHeight / this.layout.rowHeight) - 1)
    const keys = {
      ArrowUp: this.current - 1, ArrowDown: this.current + 1, PageUp: this.current - page,
      PageDown: this.current + page, Home: 0, End: this.layout.total - 1,
    }
    if (!(event.key in keys) || !event.target.closest(".cell")) return
    event.preventDefault()
    this.focus(keys[event.key])
  }

  click(event) {
    const element = event.target.closest(".cell")?.parentElement
    if (!element || this.swipe.isClosing) return
    this.current = element.order
    const row = this.rows.at(this.number(element.order))
    if (row) openSheet(this.list, row, (action) => this.perform(action, element.order))
  }

  // MARK: Changing

  /** Does what can be done without an address book: a row that is deleted is no longer shown. */
  perform(action, order) {
    if (action.id !== "delete") return this.tell(action.title)
    const section = this.layout.sectionOf(order)
    const number = this.number(order)
    this.removed.add(number)
    this.leaveOut(number)
    this.forgetCounts(section)
    this.show(order)
    if (this.layout.total) this.focus(order)
  }

  /** Takes a row out of those that are shown. */
  leaveOut(number) {
    const { sections } = this.list
    const section = sections.findLastIndex(({ firstRow }) => firstRow <= number)
    const { firstRow, count } = sections[section]
    const places = this.shown[section] ?? Array.from({ length: count }, (_, place) => place)
    this.shown[section] = places.filter((place) => firstRow + place !== number)
  }

  /** After a change of its own a list has no summary, and footers only where texts are ready. */
  forgetCounts(section) {
    this.summary.textContent = ""
    const { firstRow, count } = this.list.sections[section]
    const gone = [...this.removed].filter((number) => number >= firstRow && number < firstRow + count)
    const footer = this.sections[section].children[2]
    if (footer) footer.textContent = this.list.countTexts?.[count - gone.length] ?? ""
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
      this.shown = found
      if (count > before || first === 0) this.show(0)
      this.tell(`${count} found so far`)
    }
    this.tell(`${count} found`)
  }

  endSearch() {
    this.isSearching = false
    this.tell("")
    this.shown = this.list.sections.map(() => null)
    for (const number of this.removed) this.leaveOut(number)
    this.show(0)
    this.scroller.scrollTop = this.savedTop ?? 0
    this.render()
  }
}
