
// MARK: The index

/** The titles at the trailing edge: pressed, dragged along, or walked through with arrow keys. */
class IndexBar {
  /** The least height of a title, in points. */
  static slot = 14

  constructor(view) {
    this.view = view
    this.bar = view.element.querySelector(".index")
    this.bubble = view.element.querySelector(".bubble")
    this.bar.addEventListener("pointerdown", (event) => {
      this.bar.setPointerCapture(event.pointerId)
      this.drag(event)
    })
    this.bar.addEventListener("pointermove", (event) => {
      if (this.bar.hasPointerCapture(event.pointerId)) this.drag(event)
    })
    this.bar.addEventListener("lostpointercapture", () => { this.bubble.hidden = true })
    this.bar.addEventListener("keydown", (event) => this.press(event))
    this.bar.addEventListener("click", (event) => {
      const title = this.buttons.indexOf(event.target)
      if (title >= 0) this.jump(title)
    })
  }

  /** Shows as many titles as there is room for: all, or those of a condensed index. */
  fit() {
    const whole = this.view.list.index
    this.bar.hidden = !whole || this.view.isSearching
    this.view.element.style.setProperty("--index-width", this.bar.hidden ? "0px" : "1.25rem")
    if (this.bar.hidden) return
    const room = this.bar.clientHeight / (IndexBar.slot * this.view.layout.point)
    const variants = [whole, ...(whole.condensed ?? []).toReversed()]
    const index = variants.find(({ titles }) => titles.length <= room) ?? variants.at(-1)
    if (index === this.index) return
    this.index = index
    this.buttons = index.titles.map((title, place) => this.button(title, this.placeInWhole(place)))
    this.bar.replaceChildren(...this.buttons)
    this.choose(0)
  }

  /** Where a title of the shown index stands in the whole one. */
  placeInWhole(place) {
    const { titles, sections } = this.view.list.index
    const { titles: shown, sections: targets } = this.index
    return titles.findIndex((title, i) => title === shown[place] && sections[i] === targets[place])
  }

  button(title, place) {
    const { present, spoken } = this.view.list.index
    const button = make("button", present[place] ? "" : "absent", title)
    button.type = "button"
    button.lang = this.view.list.locale
    button.ariaLabel = spoken[place] ?? title
    return button
  }

  drag(event) {
    const top = this.buttons[0].getBoundingClientRect().top
    const height = this.buttons.at(-1).getBoundingClientRect().bottom - top
    const place = Math.floor((event.clientY - top) / height * this.buttons.length)
    const title = Math.max(0, Math.min(place, this.buttons.length - 1))
    this.jump(title)
    this.bubble.textContent = this.index.titles[title]
    this.bubble.hidden = false
    const middle = this.buttons[title].offsetTop + this.buttons[title].offsetHeight / 2
    this.bubble.style.setProperty("top", `${Math.max(0, middle - this.bubble.offsetHeight / 2)}px`)
    event.preventDefault()
  }

  press(event) {
    const last = this.buttons.length - 1
    const place = this.buttons.indexOf(event.target)
    const keys = { ArrowUp: place - 1, ArrowDown: place + 1, Home: 0, End: last }
    if (!(event.key in keys)) return
    event.preventDefault()
    const title = Math.max(0, Math.min(keys[event.key], last))
    this.buttons[title].focus()
    this.jump(title)
  }

  jump(title) {
    this.choose(title)
    this.view.jump(this.index.sections[title])
  }

  /** Makes a title the one that the tab key reaches. */
  choose(title) {
    this.buttons.forEach((button, place) => { button.tabIndex = place === title ? 0 : -1 })
  }
}
