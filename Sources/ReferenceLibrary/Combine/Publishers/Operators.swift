extension Publisher {
  /// Publishes what `transform` makes of each value.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher)
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Transform<Self, T> {
    Publishers.Transform(upstream: self) { { .pass(transform($0)) } }
  }

  /// Publishes one property of each value.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher)
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.Transform<Self, T> {
    map { $0[keyPath: keyPath] }
  }

  /// Publishes what `transform` makes of each value, and drops nil.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/compactmap(_:))
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.Transform<Self, T> {
    Publishers.Transform(upstream: self) { { transform($0).map { .pass($0) } ?? .drop } }
  }

  /// Publishes the values that `isIncluded` accepts.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/filter(_:))
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Transform<Self, Output> {
    Publishers.Transform(upstream: self) { { isIncluded($0) ? .pass($0) : .drop } }
  }

  /// Drops a value for which `predicate` says that it equals the one before it.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/removeduplicates(by:))
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> Publishers.Transform<Self, Output> {
    Publishers.Transform(upstream: self) {
      var last: Output?
      return { value in
        if let last, predicate(last, value) { return .drop }
        last = value
        return .pass(value)
      }
    }
  }

  /// Drops the first `count` values.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/dropfirst(_:))
  public func dropFirst(_ count: Int = 1) -> Publishers.Transform<Self, Output> {
    Publishers.Transform(upstream: self) {
      var left = count
      return { value in
        guard left > 0 else { return .pass(value) }
        left -= 1
        return .drop
      }
    }
  }

  /// Publishes at most `maxLength` values and then ends.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/prefix(_:))
  public func prefix(_ maxLength: Int) -> Publishers.Transform<Self, Output> {
    Publishers.Transform(upstream: self) {
      var left = maxLength
      return { value in
        guard left > 0 else { return .finish }
        left -= 1
        return left == 0 ? .passAndFinish(value) : .pass(value)
      }
    }
  }

  /// Publishes the first value and then ends.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/first())
  public func first() -> Publishers.Transform<Self, Output> {
    prefix(1)
  }

  /// Publishes a running result of all values so far.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/scan(_:_:))
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Transform<Self, T> {
    Publishers.Transform(upstream: self) {
      var result = initialResult
      return { value in
        result = nextPartialResult(result, value)
        return .pass(result)
      }
    }
  }
}

extension Publisher where Output: Equatable {
  /// Drops a value that equals the one before it.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/removeduplicates())
  public func removeDuplicates() -> Publishers.Transform<Self, Output> {
    removeDuplicates(by: ==)
  }
}
