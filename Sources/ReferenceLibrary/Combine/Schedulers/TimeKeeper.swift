package import Foundation

/// Keeps the time of run loops in the place of the system: a preview host while it runs.
package protocol TimeKeeper {
  /// The present instant.
  var date: Date { get }

  /// Does work after a number of seconds, once or again after each interval; returns what takes it back.
  func schedule(after delay: Double, every interval: Double?, _ action: @escaping () -> Void) -> () -> Void
}

/// Tells who keeps the time of the present thread's run loop.
package enum TimeKeeping {
  /// Finds the keeper; set once, before anybody asks it.
  nonisolated(unsafe) package static var find: () -> (any TimeKeeper)? = { nil }

  /// The keeper, if it is not the system.
  static var keeper: (any TimeKeeper)? { find() }
}
