public import Foundation
public import SwiftUI

// Each pair differs as Apple's does: a transaction that may be missing, or an animation that may not.
@available(iOS 17.0, *)
extension Query where Result == [Element] {
  private init(descriptor: FetchDescriptor<Element>, carrying transaction: Transaction?) {
    self.init(descriptor, transaction) { $0 }
  }

  /// Fetches every model of the kind.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftdata/query/init())
  public init() {
    self.init(descriptor: FetchDescriptor(), carrying: nil)
  }

  /// Fetches what a descriptor says.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftdata/query/init(_:transaction:))
  public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) {
    self.init(descriptor: descriptor, carrying: transaction)
  }

  /// Fetches what a descriptor says, and animates changes.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftdata/query/init(_:animation:))
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation) {
    self.init(descriptor: descriptor, carrying: Transaction(animation: animation))
  }

  /// Fetches the models that a predicate names, in the order of descriptors.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftdata/query/init(filter:sort:transaction:))
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction? = nil
  ) {
    self.init(descriptor: FetchDescriptor(predicate: filter, sortBy: descriptors), carrying: transaction)
  }

  /// Fetches the models that a predicate names, in the order of descriptors, and animates changes.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftdata/query/init(filter:sort:animation:))
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation
  ) {
    self.init(filter: filter, sort: descriptors, transaction: Transaction(animation: animation))
  }

  /// Fetches the models that a predicate names, in the order of an attribute.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftdata/query/init(filter:sort:order:transaction:)-4ltmw)
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
    transaction: Transaction? = nil
  ) {
    self.init(filter: filter, sort: [.init(sending: keyPath, order)], transaction: transaction)
  }

  /// Fetches the models that a predicate names, in the order of an attribute that may be missing.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftdata/query/init(filter:sort:order:transaction:)-6ewj2)
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
    transaction: Transaction? = nil
  ) {
    self.init(filter: filter, sort: [.init(sending: keyPath, order)], transaction: transaction)
  }

  /// Fetches the models that a predicate names, in the order of an attribute, and animates changes.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftdata/query/init(filter:sort:order:animation:)-7x4rj)
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
    animation: Animation
  ) {
    self.init(filter: filter, sort: keyPath, order: order, transaction: Transaction(animation: animation))
  }

  /// Fetches the models that a predicate names, in the order of an attribute that may be missing, and animates
  /// changes.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftdata/query/init(filter:sort:order:animation:)-1qfoj)
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
    animation: Animation
  ) {
    self.init(filter: filter, sort: keyPath, order: order, transaction: Transaction(animation: animation))
  }
}

@available(iOS 17.0, *)
extension SortDescriptor {
  // Foundation asks for key paths that can be sent between threads; a query's stay where the view lives.
  fileprivate init<Value: Comparable>(sending keyPath: KeyPath<Compared, Value>, _ order: SortOrder) {
    self.init(unsafeBitCast(keyPath, to: (any KeyPath<Compared, Value> & Sendable).self), order: order)
  }

  fileprivate init<Value: Comparable>(sending keyPath: KeyPath<Compared, Value?>, _ order: SortOrder) {
    self.init(unsafeBitCast(keyPath, to: (any KeyPath<Compared, Value?> & Sendable).self), order: order)
  }
}
