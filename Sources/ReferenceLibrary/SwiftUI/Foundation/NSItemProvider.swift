public import Foundation

/// A value that another app hands over; Foundation's on Apple's systems. Kept: here is no other app.
///
/// [Apple's page](https://developer.apple.com/documentation/foundation/nsitemprovider)
public final class NSItemProvider: NSObject {
  /// The names of the kinds that it can give.
  public let registeredTypeIdentifiers: [String]
  /// A name for what it gives.
  public var suggestedName: String?
  package let object: Any?

  /// Makes one that gives nothing.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/foundation/nsitemprovider/init())
  public override init() {
    registeredTypeIdentifiers = []
    object = nil
  }

  /// Makes one that gives a value.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/foundation/nsitemprovider/init(object:))
  public init(object: Any) {
    registeredTypeIdentifiers = []
    self.object = object
  }

  /// Whether it can give a kind of value.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/foundation/nsitemprovider/hasitemconformingtotypeidentifier(_:))
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains(typeIdentifier)
  }
}
