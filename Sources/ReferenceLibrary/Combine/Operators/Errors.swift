extension Publishers {
  /// A publisher of the same values with another error.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/maperror)
  public struct MapError<Upstream: Publisher, Failure: Error>: StagedPublisher {
    /// The kind of value published.
    public typealias Output = Upstream.Output
    /// The publisher it reads.
    public let upstream: Upstream
    /// What makes the new error.
    public let transform: (Upstream.Failure) -> Failure

    /// Makes a publisher that reads `upstream`.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/maperror)
    public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
      self.upstream = upstream
      self.transform = transform
    }

    func steps() -> Steps<Self> {
      let transform = transform
      return Steps(
        value: { .pass($0) },
        end: { completion in
          switch completion {
          case .finished: Ending(completion: .finished)
          case .failure(let error): Ending(completion: .failure(transform(error)))
          }
        })
    }
  }

  /// A publisher that cannot fail, with a kind of error stated all the same.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/setfailuretype)
  public struct SetFailureType<Upstream: Publisher, Failure: Error>: StagedPublisher where Upstream.Failure == Never {
    /// The kind of value published.
    public typealias Output = Upstream.Output
    /// The publisher it reads.
    public let upstream: Upstream

    /// Makes a publisher that reads `upstream`.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/setfailuretype)
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    func steps() -> Steps<Self> {
      Steps(value: { .pass($0) }, end: { _ in Ending(completion: .finished) })
    }
  }

  /// A publisher of one value in place of a failure.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/replaceerror)
  public struct ReplaceError<Upstream: Publisher>: StagedPublisher {
    /// The kind of value published.
    public typealias Output = Upstream.Output
    /// It cannot fail.
    public typealias Failure = Never
    /// The publisher it reads.
    public let upstream: Upstream
    /// The value published in place of a failure.
    public let output: Upstream.Output

    /// Makes a publisher that reads `upstream`.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/replaceerror)
    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }

    func steps() -> Steps<Self> {
      let output = output
      return Steps(
        value: { .pass($0) },
        end: { completion in
          if case .failure = completion { return Ending(last: [output], completion: .finished) }
          return Ending(completion: .finished)
        })
    }
  }

  /// A publisher for which a failure is a programming error.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/assertnofailure)
  public struct AssertNoFailure<Upstream: Publisher>: StagedPublisher {
    /// The kind of value published.
    public typealias Output = Upstream.Output
    /// It cannot fail.
    public typealias Failure = Never
    /// The publisher it reads.
    public let upstream: Upstream
    /// What is said when it fails.
    public let prefix: String
    /// The file that is named when it fails.
    public let file: StaticString
    /// The line that is named when it fails.
    public let line: UInt

    /// Makes a publisher that reads `upstream`.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/assertnofailure)
    public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
      self.upstream = upstream
      self.prefix = prefix
      self.file = file
      self.line = line
    }

    func steps() -> Steps<Self> {
      let (prefix, file, line) = (prefix, file, line)
      return Steps(
        value: { .pass($0) },
        end: { completion in
          if case .failure(let error) = completion { preconditionFailure("\(prefix)\(error)", file: file, line: line) }
          return Ending(completion: .finished)
        })
    }
  }
}

extension Publisher {
  /// Changes the error that may end the values.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/maperror(_:))
  public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E> {
    Publishers.MapError(upstream: self, transform: transform)
  }

  /// Publishes `output` in place of a failure.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/replaceerror(with:))
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    Publishers.ReplaceError(upstream: self, output: output)
  }

  /// States that a failure is a programming error.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/assertnofailure(_:file:line:))
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> Publishers.AssertNoFailure<Self> {
    Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
  }
}

extension Publisher where Failure == Never {
  /// States a kind of error for values that cannot fail.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/setfailuretype(to:))
  public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> {
    Publishers.SetFailureType(upstream: self)
  }
}
