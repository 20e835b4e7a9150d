/// A clock that stands still until a test moves it: the virtual time of a preview host.
///
/// Give it to a model that takes `any Clock<Duration>`. `Task.sleep` and `ContinuousClock` need no such care: inside a
/// host they sleep in virtual time too.
nonisolated public struct PreviewClock: Clock, Sendable {
  /// A moment of the virtual time.
  public struct Instant: InstantProtocol, Sendable {
    /// How long after the start of the host it is.
    public let offset: Duration

    /// The moment so long after this one.
    public func advanced(by duration: Duration) -> Instant {
      Instant(offset: offset + duration)
    }

    /// How long after this moment another one is.
    public func duration(to other: Instant) -> Duration {
      other.offset - offset
    }

    /// Whether one moment is before another.
    public static func < (left: Instant, right: Instant) -> Bool {
      left.offset < right.offset
    }
  }

  let timeline: Timeline

  /// The present moment.
  public var now: Instant {
    Instant(offset: timeline.now)
  }

  /// The shortest time that it tells apart.
  public var minimumResolution: Duration {
    .nanoseconds(1)
  }

  /// Suspends the task until a moment; a test brings it about with the host's `advance(by:)`.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await timeline.sleep(until: deadline.offset)
  }
}
