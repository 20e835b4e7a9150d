public import SwiftUI

/// Fetches models for a view, and again whenever the result may have changed; `@Query` makes one.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftdata/query)
@available(iOS 17.0, *)
@MainActor @preconcurrency
public struct Query<Element: PersistentModel, Result> {
  /// What is fetched.
  package let descriptor: FetchDescriptor<Element>
  /// How changes of the result are shown; nil without animation.
  package let transaction: Transaction?
  @Environment(\.modelContext) private var context
  private let result: ([Element]) -> Result

  init(
    _ descriptor: FetchDescriptor<Element>, _ transaction: Transaction?, result: @escaping ([Element]) -> Result
  ) {
    self.descriptor = descriptor
    self.transaction = transaction
    self.result = result
  }

  /// The models.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftdata/query/wrappedvalue)
  public var wrappedValue: Result {
    result((try? modelContext.fetch(descriptor)) ?? [])
  }

  /// The error of the last fetch.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftdata/query/fetcherror)
  public var fetchError: (any Error)? {
    do {
      _ = try modelContext.fetch(descriptor)
      return nil
    } catch {
      return error
    }
  }

  /// The context that is fetched from: the environment's.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftdata/query/modelcontext)
  public var modelContext: ModelContext {
    context
  }
}

@available(iOS 17.0, *)
extension Query: DynamicProperty {}
