public import Foundation
public import SwiftUI

/// Fetches every model of the variable's kind, again whenever one is added, changed or deleted.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftdata/query())
@available(iOS 17.0, *)
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query() =
  #externalMacro(module: "SwiftUIMacros", type: "QueryMacro")

/// Fetches every model of the variable's kind, and shows changes in a transaction.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftdata/query(transaction:))
@available(iOS 17.0, *)
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query(transaction: Transaction) =
  #externalMacro(module: "SwiftUIMacros", type: "QueryMacro")

/// Fetches every model of the variable's kind, and animates changes.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftdata/query(animation:))
@available(iOS 17.0, *)
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query(animation: Animation) =
  #externalMacro(module: "SwiftUIMacros", type: "QueryMacro")

/// Fetches what a descriptor says.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftdata/query(_:transaction:))
@available(iOS 17.0, *)
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) =
  #externalMacro(module: "SwiftUIMacros", type: "QueryMacro")

/// Fetches the models that a predicate names, in the order of descriptors.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftdata/query(filter:sort:transaction:))
@available(iOS 17.0, *)
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], transaction: Transaction? = nil
) =
  #externalMacro(module: "SwiftUIMacros", type: "QueryMacro")

/// Fetches the models that a predicate names, in the order of an attribute.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftdata/query(filter:sort:order:transaction:))
@available(iOS 17.0, *)
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
  transaction: Transaction? = nil
) =
  #externalMacro(module: "SwiftUIMacros", type: "QueryMacro")

/// Fetches the models that a predicate names, in the order of an attribute that may be missing.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftdata/query(filter:sort:order:transaction:))
@available(iOS 17.0, *)
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
  transaction: Transaction? = nil
) =
  #externalMacro(module: "SwiftUIMacros", type: "QueryMacro")

/// Fetches what a descriptor says, and animates changes.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftdata/query(_:animation:))
@available(iOS 17.0, *)
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(_ descriptor: FetchDescriptor<Element>, animation: Animation) =
  #externalMacro(module: "SwiftUIMacros", type: "QueryMacro")

/// Fetches the models that a predicate names, in the order of descriptors, and animates changes.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftdata/query(filter:sort:animation:))
@available(iOS 17.0, *)
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation
) =
  #externalMacro(module: "SwiftUIMacros", type: "QueryMacro")

/// Fetches the models that a predicate names, in the order of an attribute, and animates changes.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftdata/query(filter:sort:order:animation:))
@available(iOS 17.0, *)
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
  animation: Animation
) =
  #externalMacro(module: "SwiftUIMacros", type: "QueryMacro")

/// Fetches the models that a predicate names, in the order of an attribute that may be missing, and animates changes.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftdata/query(filter:sort:order:animation:))
@available(iOS 17.0, *)
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
  animation: Animation
) =
  #externalMacro(module: "SwiftUIMacros", type: "QueryMacro")
