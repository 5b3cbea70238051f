/// What was asked for ahead and has neither been shown nor called off: identifiers, never places, because
/// places lead elsewhere when the list changes.
struct PrefetchLedger {
  private(set) var outstanding: [PrefetchID] = []
  private var members: Set<PrefetchID> = []

  /// Takes note of what is needed now.
  ///
  /// - Parameter wanted: What is needed ahead, nearest first.
  /// - Returns: What to ask for, in that order, and what to call off, oldest first.
  mutating func want(_ wanted: [PrefetchID]) -> (issue: [PrefetchID], cancel: [PrefetchID]) {
    let next = Set(wanted)
    let cancel = outstanding.filter { !next.contains($0) }
    outstanding.removeAll { !next.contains($0) }
    members.formIntersection(next)
    let issue = wanted.filter { members.insert($0).inserted }
    outstanding += issue
    return (issue, cancel)
  }

  /// Takes note that something is shown.
  ///
  /// - Parameter id: What it is.
  /// - Returns: Whether it had been asked for.
  mutating func use(_ id: PrefetchID) -> Bool {
    guard members.remove(id) != nil else { return false }
    outstanding.removeAll { $0 == id }
    return true
  }
}
