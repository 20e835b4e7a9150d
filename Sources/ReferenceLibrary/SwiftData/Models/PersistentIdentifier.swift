internal import Foundation
internal import Synchronization

/// The identity of a model: it stays the same for as long as the model exists, in every context.
///
/// Apple's identities change once, when a new model is saved for the first time; these do not.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftdata/persistentidentifier)
@available(iOS 17.0, *)
public struct PersistentIdentifier: Hashable, Codable, Sendable {
  /// The name of the model's type.
  public let entityName: String
  /// The place among all models of the process, in the order in which they were made.
  package let number: Int

  /// The name of the store; nil, since models are kept in memory.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftdata/persistentidentifier/storeidentifier)
  public var storeIdentifier: String? { nil }

  /// A new identity.
  package init(entityName: String) {
    self.entityName = entityName
    number = Self.last.add(1, ordering: .relaxed).newValue
  }

  private static let last = Atomic<Int>(0)
}

@available(iOS 17.0, *)
extension PersistentIdentifier: Identifiable {
  /// The identity itself.
  public var id: PersistentIdentifier { self }
}

@available(iOS 17.0, *)
extension PersistentIdentifier: Comparable {
  /// Whether one model was made before the other.
  public static func < (lhs: PersistentIdentifier, rhs: PersistentIdentifier) -> Bool {
    lhs.number < rhs.number
  }
}
