internal import ListEngine
internal import SectionModel

/// What became of the avatars of one script.
struct AvatarCounts: Equatable {
  /// Rows with a photo that have come into view.
  var shown = 0
  /// Of them, those whose avatar was there in their first frame.
  var ready = 0
  /// Frames that rows were shown without their avatar, all rows together.
  var framesWithout = 0
  /// The most such frames of one row.
  var longest = 0
  /// Rows that left before their avatar came.
  var missed = 0
  /// Avatars that were asked for ahead of their rows.
  var issued = 0
  /// Of them, those whose row then came into view.
  var used = 0
  /// Of them, those that were called off.
  var cancelled = 0

  /// Rows that came into view without their avatar.
  var late: Int { shown - ready }
}

/// Loads avatars in virtual time: when a row is shown, and ahead where a table asks for it.
///
/// Any number are on their way at once, and those that have come stay.
final class AvatarLoader: TablePrefetching {
  /// Microseconds of a frame at 60 Hz.
  static let refresh = 16_667

  private(set) var counts = AvatarCounts()
  /// Takes the pages that a table asks for.
  var pages: PageQueue?
  private var now = 0
  /// When avatars come or came.
  private var arrivals: [String: Int] = [:]
  /// What was asked for ahead and has been neither shown nor called off.
  private(set) var ahead: Set<String> = []
  /// The visible rows with a photo, and how many frames they have been without it.
  private var visible: [String: Int] = [:]

  // MARK: - Frames

  /// The next refresh.
  func tick() { now += Self.refresh }

  /// Lets a second pass in which nothing moves, and begins to count.
  func settle(_ table: TableView) {
    look(at: table)
    now += 1_000_000
    look(at: table)
    visible = visible.mapValues { _ in 0 }
    counts = AvatarCounts(issued: ahead.count)
  }

  /// Asks for the avatars of rows that have come into view, and counts what is seen.
  func look(at table: TableView) {
    var next: [String: Int] = [:]
    for cell in table.visibleCells {
      guard let id = cell.binding.id, cell.content.image?.photo != nil else { continue }
      next[id] = show(id)
    }
    counts.missed += visible.count { next[$0.key] == nil && !isThere($0.key) }
    visible = next
  }

  /// The frames that a visible row has been without its avatar.
  private func show(_ id: String) -> Int {
    request(id)
    let isThere = isThere(id)
    if visible[id] == nil {
      counts.shown += 1
      if isThere { counts.ready += 1 }
      if ahead.remove(id) != nil { counts.used += 1 }
    }
    let frames = (visible[id] ?? 0) + (isThere ? 0 : 1)
    if !isThere { counts.framesWithout += 1 }
    counts.longest = max(counts.longest, frames)
    return frames
  }

  private func request(_ id: String) {
    if arrivals[id] == nil { arrivals[id] = now + Avatar(of: id).latency }
  }

  private func isThere(_ id: String) -> Bool { (arrivals[id] ?? .max) <= now }

  // MARK: - Ahead

  func prefetch(_ ids: [PrefetchID], for table: TableView) {
    for case .row(let id) in ids {
      counts.issued += 1
      ahead.insert(id)
      request(id)
    }
    pages?.prefetch(ids, for: table)
  }

  func cancelPrefetching(_ ids: [PrefetchID], for table: TableView) {
    for case .row(let id) in ids where ahead.remove(id) != nil {
      counts.cancelled += 1
      if !isThere(id) { arrivals[id] = nil }
    }
    pages?.cancelPrefetching(ids, for: table)
  }
}
