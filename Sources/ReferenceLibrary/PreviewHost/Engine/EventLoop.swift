import SwiftData

/// Runs events and what they cause in the world of one host: its time, and its disk for the stores of models.
struct EventLoop {
  /// The time and the tasks.
  let scheduler = Scheduler()
  /// What models keep beyond the end of the app.
  private let disk = StoreDisk()

  /// Performs an event, then all that it causes at the present time.
  @discardableResult func run<Value>(_ event: () throws -> Value) rethrows -> Value {
    try StoreDisk.$current.withValue(disk) { try scheduler.run(event) }
  }

  /// Moves the time, running in order what falls due.
  func advance(by duration: Duration) {
    StoreDisk.$current.withValue(disk) { _ = scheduler.advance(by: duration) }
  }
}
