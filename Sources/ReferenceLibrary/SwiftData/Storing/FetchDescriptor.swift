public import Foundation

/// What to fetch: which models, in which order, and how many.
///
/// Without an order, models come in the order in which they were made; Apple's come in no certain order.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftdata/fetchdescriptor)
@available(iOS 17.0, *)
public struct FetchDescriptor<T: PersistentModel>: @unchecked Sendable {
  /// Which models.
  public var predicate: Predicate<T>?
  /// In which order.
  public var sortBy: [SortDescriptor<T>]
  /// How many at most.
  public var fetchLimit: Int?
  /// How many to leave out at the beginning.
  public var fetchOffset: Int?
  /// Whether changes that are not saved yet count.
  public var includePendingChanges = true
  /// The properties to read at once. Recorded.
  public var propertiesToFetch: [PartialKeyPath<T>] = []
  /// The relationships to read at once. Recorded.
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

  /// Describes a fetch.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftdata/fetchdescriptor/init(predicate:sortby:))
  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }
}
