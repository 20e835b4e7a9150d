extension Publishers {
  /// A publisher of the time between the values of another.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/measureinterval)
  public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The kind of value published.
    public typealias Output = Context.SchedulerTimeType.Stride
    /// The kind of error of the publisher it reads.
    public typealias Failure = Upstream.Failure
    /// The publisher it reads.
    public let upstream: Upstream
    /// Whose clock is read.
    public let scheduler: Context

    /// Makes a publisher that reads `upstream`.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/measureinterval)
    public init(upstream: Upstream, scheduler: Context) {
      self.upstream = upstream
      self.scheduler = scheduler
    }

    /// Starts to deliver values to a subscriber.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/measureinterval)
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      let junction = Junction<Output, Failure>(AnySubscriber(subscriber))
      let (outlet, scheduler) = (junction.outlet, scheduler)
      var last = scheduler.now
      junction.start()
      junction.listen(to: upstream) { _ in
        let now = scheduler.now
        outlet.send(last.distance(to: now))
        last = now
      } onEnd: {
        outlet.finish($0)
      }
    }
  }

  /// A publisher of arrays of the values that came in one interval.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/collectbytime)
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The kind of value published.
    public typealias Output = [Upstream.Output]
    /// The kind of error of the publisher it reads.
    public typealias Failure = Upstream.Failure
    /// The publisher it reads.
    public let upstream: Upstream
    /// How values are put together.
    public let strategy: TimeGroupingStrategy<Context>
    /// What is said besides to the scheduler.
    public let options: Context.SchedulerOptions?

    /// Makes a publisher that reads `upstream`.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/collectbytime)
    public init(upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.strategy = strategy
      self.options = options
    }

    /// Starts to deliver values to a subscriber.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/collectbytime)
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      let junction = Junction<Output, Failure>(AnySubscriber(subscriber))
      let (scheduler, interval, count) = strategy.parts
      let (outlet, options) = (junction.outlet, options)
      let values = Gathering<Upstream.Output>()
      func publish() {
        let group = values.take()
        if !group.isEmpty { outlet.send(group) }
      }
      junction.start()
      let clock = scheduler.schedule(
        after: scheduler.now.advanced(by: interval), interval: interval, tolerance: scheduler.minimumTolerance,
        options: options, publish)
      junction.listen(to: upstream, demand: .unlimited) { value in
        if values.add(value) == count { publish() }
      } onEnd: { completion in
        clock.cancel()
        if case .finished = completion { publish() }
        outlet.finish(completion)
      }
    }
  }
}

extension Publisher {
  /// Publishes the time between values.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/measureinterval(using:options:))
  public func measureInterval<S: Scheduler>(using scheduler: S) -> Publishers.MeasureInterval<Self, S> {
    Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
  }

  /// Publishes arrays of the values that came in one interval.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/collect(_:options:))
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
  }
}
