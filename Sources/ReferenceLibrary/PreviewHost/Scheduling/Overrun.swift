/// Work that never came to rest: more jobs at one moment of virtual time than a scheduler allows.
package struct Overrun: Error, Hashable, Sendable, CustomStringConvertible {
  /// How many jobs the scheduler allows at one moment.
  package let limit: Int
  /// The virtual time at which it stopped.
  package let time: Duration

  package var description: String {
    "more than \(limit) jobs ran at \(time) without coming to rest; is there a loop that only yields?"
  }
}
