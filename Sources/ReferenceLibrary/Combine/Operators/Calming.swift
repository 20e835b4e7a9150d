extension Publishers {
  /// A publisher of a value when no other has come for a while.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/debounce)
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The kind of value published.
    public typealias Output = Upstream.Output
    /// The kind of error of the publisher it reads.
    public typealias Failure = Upstream.Failure
    /// The publisher it reads.
    public let upstream: Upstream
    /// How long no other value may come.
    public let dueTime: Context.SchedulerTimeType.Stride
    /// Where and when values are delivered.
    public let scheduler: Context
    /// What is said besides to the scheduler.
    public let options: Context.SchedulerOptions?

    /// Makes a publisher that reads `upstream`.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/debounce)
    public init(
      upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.dueTime = dueTime
      self.scheduler = scheduler
      self.options = options
    }

    /// Starts to deliver values to a subscriber.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/debounce)
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      let junction = Junction<Output, Failure>(AnySubscriber(subscriber))
      let (outlet, dueTime, scheduler, options) = (junction.outlet, dueTime, scheduler, options)
      let newest = Newest<Output>()
      junction.start()
      junction.listen(to: upstream, demand: .unlimited) { value in
        let turn = newest.keep(value)
        let due = scheduler.now.advanced(by: dueTime)
        scheduler.schedule(after: due, tolerance: scheduler.minimumTolerance, options: options) {
          if let value = newest.take(ifStill: turn) { outlet.send(value) }
        }
      } onEnd: { completion in
        // What waits is delivered before a successful end.
        if case .finished = completion, let value = newest.take() {
          scheduler.schedule(options: options) { outlet.send(value) }
        }
        scheduler.schedule(options: options) { outlet.finish(completion) }
      }
    }
  }

  /// A publisher of one value at most in each interval.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/throttle)
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The kind of value published.
    public typealias Output = Upstream.Output
    /// The kind of error of the publisher it reads.
    public typealias Failure = Upstream.Failure
    /// The publisher it reads.
    public let upstream: Upstream
    /// How long an interval is.
    public let interval: Context.SchedulerTimeType.Stride
    /// Where and when values are delivered.
    public let scheduler: Context
    /// Whether the last value of an interval is delivered, or else the first.
    public let latest: Bool

    /// Makes a publisher that reads `upstream`.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/throttle)
    public init(upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.latest = latest
    }

    /// Starts to deliver values to a subscriber.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/throttle)
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      let junction = Junction<Output, Failure>(AnySubscriber(subscriber))
      let (outlet, interval, scheduler, latest) = (junction.outlet, interval, scheduler, latest)
      let newest = Newest<Output>()
      var opening: Context.SchedulerTimeType?
      junction.start()
      junction.listen(to: upstream, demand: .unlimited) { value in
        let now = scheduler.now
        guard let next = opening, now < next else {
          opening = now.advanced(by: interval)
          return scheduler.schedule { outlet.send(value) }
        }
        guard latest || newest.isEmpty else { return }
        let isFirst = newest.isEmpty
        newest.keep(value)
        guard isFirst else { return }
        scheduler.schedule(after: next) {
          opening = scheduler.now.advanced(by: interval)
          if let value = newest.take() { outlet.send(value) }
        }
      } onEnd: { completion in
        if case .finished = completion, let value = newest.take() { scheduler.schedule { outlet.send(value) } }
        scheduler.schedule { outlet.finish(completion) }
      }
    }
  }

  /// A publisher that ends when no value comes for a while.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/timeout)
  public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The kind of value published.
    public typealias Output = Upstream.Output
    /// The kind of error of the publisher it reads.
    public typealias Failure = Upstream.Failure
    /// The publisher it reads.
    public let upstream: Upstream
    /// How long it waits for a value.
    public let interval: Context.SchedulerTimeType.Stride
    /// Where and when values are delivered.
    public let scheduler: Context
    /// What is said besides to the scheduler.
    public let options: Context.SchedulerOptions?
    /// What it fails with; without it, it ends as if all were well.
    public let customError: (() -> Upstream.Failure)?

    /// Makes a publisher that reads `upstream`.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/timeout)
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?, customError: (() -> Upstream.Failure)?
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.options = options
      self.customError = customError
    }

    /// Starts to deliver values to a subscriber.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/timeout)
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      let junction = Junction<Output, Failure>(AnySubscriber(subscriber))
      let (outlet, interval, scheduler, options) = (junction.outlet, interval, scheduler, options)
      let customError = customError
      let newest = Newest<Void>()
      func wait() {
        let turn = newest.keep(())
        let due = scheduler.now.advanced(by: interval)
        scheduler.schedule(after: due, tolerance: scheduler.minimumTolerance, options: options) { [weak junction] in
          guard newest.take(ifStill: turn) != nil else { return }
          junction?.finish(customError.map { .failure($0()) } ?? .finished)
        }
      }
      junction.start()
      wait()
      junction.listen(to: upstream) { value in
        wait()
        scheduler.schedule(options: options) { outlet.send(value) }
      } onEnd: { completion in
        _ = newest.take()
        scheduler.schedule(options: options) { outlet.finish(completion) }
      }
    }
  }
}

extension Publisher {
  /// Publishes a value when no other has come for a while.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/debounce(for:scheduler:options:))
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
  }

  /// Publishes the first or the last value of each interval.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/throttle(for:scheduler:latest:))
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }

  /// Ends when no value comes for a while.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/timeout(_:scheduler:options:customerror:))
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Timeout<Self, S> {
    Publishers.Timeout(
      upstream: self, interval: interval, scheduler: scheduler, options: options, customError: customError)
  }
}
