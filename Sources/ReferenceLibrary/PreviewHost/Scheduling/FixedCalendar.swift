/// The moment at which the time of a host begins that is made meanwhile; nil for the present, and then `Date()` is left
/// alone.
nonisolated enum FixedCalendar {
  /// Since 1970.
  @TaskLocal static var beginning: Duration?
}

extension PreviewHost {
  /// Makes a host whose time, with `Date()` and all clocks, begins at one moment whenever it is made: the same example
  /// shows the same.
  ///
  /// - Parameter moment: The moment, since 1970.
  package static func beginning(at moment: Duration, _ make: () -> PreviewHost) -> PreviewHost {
    FixedCalendar.$beginning.withValue(moment) { make() }
  }
}
