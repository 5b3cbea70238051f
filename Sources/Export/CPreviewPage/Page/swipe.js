
// MARK: Swiping

/** Moves a cell aside, as a finger or a mouse drags it, and shows the actions that lie behind. */
class Swipe {
  /** Points that a finger moves without meaning it. */
  static slack = 8

  constructor(view) {
    this.view = view
    this.isMirrored = view.list.direction === "rtl"
    const { scroller } = view
    scroller.addEventListener("pointerdown", (event) => this.begin(event))
    scroller.addEventListener("pointermove", (event) => this.move(event))
    scroller.addEventListener("pointerup", () => this.end())
    scroller.addEventListener("pointercancel", () => this.end())
    scroller.addEventListener("scroll", () => this.close(), { passive: true })
  }

  begin(event) {
    if (event.target.closest(".action")) return
    /** Whether the click to come only puts an open row back. */
    this.isClosing = Boolean(this.open)
    this.close()
    const row = event.target.closest(".row")
    if (row && event.isPrimary && event.button === 0) this.start = { row, x: event.clientX }
  }

  move(event) {
    if (!this.start) return
    const { row, x } = this.start
    // Positive towards the leading edge, which uncovers the trailing one.
    const distance = (event.clientX - x) * (this.isMirrored ? 1 : -1)
    if (!this.open) {
      if (Math.abs(distance) < Swipe.slack) return
      if (!this.uncover(row, distance > 0 ? "trailing" : "leading")) return this.end()
      this.view.scroller.setPointerCapture(event.pointerId)
    }
    const reached = this.open.edge === "trailing" ? distance : -distance
    this.shift(Math.max(0, Math.min(reached, this.open.width)))
  }

  end() {
    this.start = undefined
    this.open?.row.classList.remove("swiping")
    if (this.open && this.open.shift > this.open.width / 2) this.shift(this.open.width)
    else this.close()
  }

  /** Puts the buttons of an edge behind a row; false when there are none. */
  uncover(row, edge) {
    const actions = this.view.list.actions.filter((action) => action.edge === edge)
    let width = 0
    const buttons = actions.map((action) => {
      const button = make("button", `action ${action.style}`, action.title)
      button.addEventListener("click", () => {
        this.close()
        this.view.perform(action, row.order)
      })
      row.append(button)
      button.style.setProperty(edge === "trailing" ? "inset-inline-end" : "inset-inline-start", `${width}px`)
      width += button.offsetWidth
      return button
    })
    if (buttons.length) this.open = { row, edge, buttons, width, shift: 0 }
    row.classList.toggle("swiping", buttons.length > 0)
    return buttons.length > 0
  }

  shift(distance) {
    this.open.shift = distance
    const towardsLeft = (this.open.edge === "trailing") !== this.isMirrored
    this.open.row.style.setProperty("--swipe", `${towardsLeft ? -distance : distance}px`)
  }

  close() {
    if (!this.open) return
    const { row, buttons } = this.open
    row.style.removeProperty("--swipe")
    for (const button of buttons) button.remove()
    this.open = undefined
  }
}
