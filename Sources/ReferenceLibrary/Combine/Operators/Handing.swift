extension Publishers {
  /// A publisher that delivers the values of another on a scheduler.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/receiveon)
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The kind of value published.
    public typealias Output = Upstream.Output
    /// The kind of error of the publisher it reads.
    public typealias Failure = Upstream.Failure
    /// The publisher it reads.
    public let upstream: Upstream
    /// Where and when values are delivered.
    public let scheduler: Context
    /// What is said besides to the scheduler.
    public let options: Context.SchedulerOptions?

    /// Makes a publisher that reads `upstream`.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/receiveon)
    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    /// Starts to deliver values to a subscriber.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/receiveon)
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      let junction = Junction<Output, Failure>(AnySubscriber(subscriber))
      let (outlet, scheduler, options) = (junction.outlet, scheduler, options)
      junction.start()
      junction.listen(to: upstream) { value in
        scheduler.schedule(options: options) { outlet.send(value) }
      } onEnd: { completion in
        scheduler.schedule(options: options) { outlet.finish(completion) }
      }
    }
  }

  /// A publisher that is subscribed to, asked and cancelled on a scheduler.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/subscribeon)
  public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The kind of value published.
    public typealias Output = Upstream.Output
    /// The kind of error of the publisher it reads.
    public typealias Failure = Upstream.Failure
    /// The publisher it reads.
    public let upstream: Upstream
    /// Where and when values are delivered.
    public let scheduler: Context
    /// What is said besides to the scheduler.
    public let options: Context.SchedulerOptions?

    /// Makes a publisher that reads `upstream`.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/subscribeon)
    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    /// Starts to deliver values to a subscriber.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/subscribeon)
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      let junction = Junction<Output, Failure>(AnySubscriber(subscriber))
      let (outlet, upstream) = (junction.outlet, upstream)
      junction.start()
      scheduler.schedule(options: options) {
        junction.listen(to: upstream, onValue: outlet.send) { outlet.finish($0) }
      }
    }
  }

  /// A publisher that delivers the values of another some time later.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/delay)
  public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The kind of value published.
    public typealias Output = Upstream.Output
    /// The kind of error of the publisher it reads.
    public typealias Failure = Upstream.Failure
    /// The publisher it reads.
    public let upstream: Upstream
    /// How much later.
    public let interval: Context.SchedulerTimeType.Stride
    /// How exact the instants are.
    public let tolerance: Context.SchedulerTimeType.Stride
    /// Where and when values are delivered.
    public let scheduler: Context
    /// What is said besides to the scheduler.
    public let options: Context.SchedulerOptions?

    /// Makes a publisher that reads `upstream`.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/delay)
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, tolerance: Context.SchedulerTimeType.Stride,
      scheduler: Context, options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.interval = interval
      self.tolerance = tolerance
      self.scheduler = scheduler
      self.options = options
    }

    /// Starts to deliver values to a subscriber.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/delay)
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      let junction = Junction<Output, Failure>(AnySubscriber(subscriber))
      let (outlet, interval, tolerance, scheduler, options) = (junction.outlet, interval, tolerance, scheduler, options)
      func later(_ action: @escaping () -> Void) {
        scheduler.schedule(after: scheduler.now.advanced(by: interval), tolerance: tolerance, options: options, action)
      }
      junction.start()
      junction.listen(to: upstream) { value in
        later { outlet.send(value) }
      } onEnd: { completion in
        if case .failure = completion { return scheduler.schedule(options: options) { outlet.finish(completion) } }
        later { outlet.finish(completion) }
      }
    }
  }
}

extension Publisher {
  /// Delivers values on a scheduler.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/receive(on:options:))
  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.ReceiveOn<Self, S> {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
  }

  /// Subscribes on a scheduler.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/subscribe(on:options:))
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.SubscribeOn<Self, S> {
    Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
  }

  /// Delivers values some time later; a failure is not delayed.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/delay(for:tolerance:scheduler:options:))
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> {
    Publishers.Delay(
      upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance, scheduler: scheduler,
      options: options)
  }
}
