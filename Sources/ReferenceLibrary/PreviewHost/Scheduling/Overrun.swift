/// Work that never came to rest: more jobs at one moment of virtual time than a scheduler allows.
nonisolated struct Overrun: Error, Hashable, Sendable, CustomStringConvertible {
  /// How many jobs the scheduler allows at one moment.
  let limit: Int
  /// The virtual time at which it stopped.
  let time: Duration

  var description: String {
    "more than \(limit) jobs ran at \(time) without coming to rest; is there a loop that only yields?"
  }
}
