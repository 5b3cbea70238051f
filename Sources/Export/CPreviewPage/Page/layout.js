
// MARK: Where rows stand

/**
 * The geometry of a list, in pixels from its beginning.
 *
 * Rows are counted in the order that is shown. Not all of a very long list is laid out: only the rows
 * from `first` to `end`.
 */
class Layout {
  /** Rows laid out at once, */
  static most = 200_000
  /** and their height in pixels of the screen: browsers lose their way in what has 2^25. */
  static highest = 2 ** 24
  /** Rows kept ready above and below those on the screen. */
  static margin = 12

  /** Takes the document's heights, in points at the size of text that the reader has chosen. */
  measure(metrics) {
    this.point = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16
    this.rowHeight = metrics.rowHeight * this.point
    this.headerHeight = metrics.headerHeight * this.point
    this.footerHeight = metrics.footerHeight * this.point
    this.headerPadding = metrics.sectionHeaderTopPadding * this.point
  }

  /**
   * Gives the rows around one their room.
   *
   * `starts` has the first row of each section, `parts` those that are laid out, `tops` where sections begin.
   */
  arrange(counts, footers, around) {
    this.total = counts.reduce((sum, count) => sum + count, 0)
    const room = Math.floor(Layout.highest / devicePixelRatio / this.rowHeight)
    const most = Math.min(Layout.most, room)
    this.first = Math.max(0, Math.min(around - Math.floor(most / 2), this.total - most))
    this.end = Math.min(this.total, this.first + most)
    Object.assign(this, { counts, starts: [], parts: [], tops: [], bottom: 0 })
    let start = 0
    counts.forEach((count, section) => {
      this.starts.push(start)
      this.parts.push([Math.max(start, this.first), Math.min(start + count, this.end)])
      this.tops.push(this.bottom)
      start += count
      const height = this.height(section)
      const footer = footers[section] ? this.footerHeight : 0
      if (height) this.bottom += this.headerPadding + this.headerHeight + height + footer
    })
  }

  /** The height of a section's rows; 0 when none is laid out. */
  height(section) {
    const [start, end] = this.parts[section]
    return Math.max(0, end - start) * this.rowHeight
  }

  /** The section of a row. */
  sectionOf(order) {
    return this.starts.findLastIndex((start, section) => start <= order && this.counts[section])
  }

  /** Where a row that is laid out stands in its section. */
  offsetOf(order, section = this.sectionOf(order)) {
    return (order - this.parts[section][0]) * this.rowHeight
  }

  /** Where a row that is laid out stands in the list. */
  topOf(order, section = this.sectionOf(order)) {
    return this.tops[section] + this.headerPadding + this.headerHeight + this.offsetOf(order, section)
  }

  /** The rows on the screen and near it, each with its section. */
  near(top, height) {
    const rows = new Map()
    this.parts.forEach(([start, end], section) => {
      const above = (top - this.topOf(start, section)) / this.rowHeight
      const below = above + height / this.rowHeight
      const first = Math.max(start, start + Math.floor(above) - Layout.margin)
      const last = Math.min(end, start + Math.ceil(below) + Layout.margin)
      for (let order = first; order < last; order++) rows.set(order, section)
    })
    return rows
  }

  /** The first row that the header at the top does not hide. */
  firstBelow(top) {
    const section = this.tops.findLastIndex((start, section) => start <= top && this.height(section))
    if (section < 0) return 0
    const [start, end] = this.parts[section]
    const place = Math.ceil((top - this.tops[section] - this.headerPadding) / this.rowHeight)
    return Math.min(start + Math.max(0, place), end - 1)
  }

  /** Whether more rows have to be laid out before a person comes to the end of those that are. */
  isNearEnd(top, height) {
    return (this.first > 0 && top < height) || (this.end < this.total && top > this.bottom - 2 * height)
  }

  /** Whether a row is laid out, and far enough from the ends to stand anywhere on the screen. */
  isWithin(order) {
    const spare = 1000
    return (this.first === 0 || order >= this.first + spare)
      && (this.end === this.total || order < this.end - spare)
  }
}
