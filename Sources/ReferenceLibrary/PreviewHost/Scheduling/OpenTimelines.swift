import Synchronization

/// The timelines that take work, in the order in which they were made.
nonisolated enum OpenTimelines {
  private static let timelines = Mutex<[Entry]>([])

  private struct Entry: Sendable {
    weak let timeline: Timeline?
  }

  static func insert(_ timeline: Timeline) {
    timelines.withLock { entries in
      entries.removeAll { $0.timeline == nil }
      entries.append(Entry(timeline: timeline))
    }
  }

  static func remove(_ timeline: Timeline) {
    timelines.withLock { $0.removeAll { $0.timeline == nil || $0.timeline === timeline } }
  }

  /// The timeline that a task belongs to.
  static func owner(of task: UInt64) -> Timeline? {
    guard task != 0 else { return nil }
    return timelines.withLock { entries in
      entries.lazy.compactMap(\.timeline).first { $0.owns(task: task) }
    }
  }
}
