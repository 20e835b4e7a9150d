public import Foundation

/// A type whose values can be shared, dragged and pasted; Core Transferable's on Apple's systems.
///
/// [Apple's page](https://developer.apple.com/documentation/coretransferable/transferable)
@available(iOS 16.0, *)
@preconcurrency
public protocol Transferable: Sendable {
  /// The kind of the forms.
  associatedtype Representation: TransferRepresentation
  /// The forms in which a value is handed over, the best first.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A form in which values are handed over.
///
/// [Apple's page](https://developer.apple.com/documentation/coretransferable/transferrepresentation)
@available(iOS 16.0, *)
public protocol TransferRepresentation<Item>: Sendable {
  /// The kind of values.
  associatedtype Item: Transferable
}

/// Puts forms together.
///
/// [Apple's page](https://developer.apple.com/documentation/coretransferable/transferrepresentationbuilder)
@available(iOS 16.0, *)
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
  /// One form.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/transferrepresentationbuilder/buildexpression(_:))
  public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content
  where Content.Item == Item { content }

  /// One form.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/transferrepresentationbuilder/buildblock(_:))
  public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content
  where Content.Item == Item { content }

  /// Several forms.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/coretransferable/transferrepresentationbuilder)
  public static func buildBlock<
    C1: TransferRepresentation, C2: TransferRepresentation, each Content: TransferRepresentation
  >(
    _ c1: C1, _ c2: C2, _ content: repeat each Content
  ) -> some TransferRepresentation<Item> where C1.Item == Item, C2.Item == Item {
    var forms: [any TransferRepresentation] = [c1, c2]
    repeat forms.append(each content)
    return TransferForms<Item>(forms: forms)
  }
}

/// Several forms, the best first.
nonisolated package struct TransferForms<Item: Transferable>: TransferRepresentation {
  package let forms: [any TransferRepresentation]
}

/// The form of what is encoded.
///
/// [Apple's page](https://developer.apple.com/documentation/coretransferable/codablerepresentation)
@available(iOS 16.0, *)
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
  package let contentType: UTType

  /// Makes the form.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/coretransferable/codablerepresentation/init(for:contenttype:))
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {
    self.contentType = contentType
  }
}

/// The form of another value that stands for this one.
///
/// [Apple's page](https://developer.apple.com/documentation/coretransferable/proxyrepresentation)
@available(iOS 16.0, *)
public struct ProxyRepresentation<Item: Transferable, Proxy: Transferable>: TransferRepresentation {
  package let export: (@Sendable (Item) throws -> Proxy)?

  /// Makes the form for handing over.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/coretransferable/proxyrepresentation/init(exporting:))
  public init(exporting: @escaping @Sendable (Item) throws -> Proxy) {
    export = exporting
  }

  /// Makes the form for both ways.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/coretransferable/proxyrepresentation/init(exporting:importing:))
  public init(
    exporting: @escaping @Sendable (Item) throws -> Proxy, importing: @escaping @Sendable (Proxy) throws -> Item
  ) {
    export = exporting
  }
}

/// The form of bytes.
///
/// [Apple's page](https://developer.apple.com/documentation/coretransferable/datarepresentation)
@available(iOS 16.0, *)
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  package let contentType: UTType

  /// Makes the form for handing over.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/coretransferable/datarepresentation/init(exportedcontenttype:exporting:))
  public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
    contentType = exportedContentType
  }

  /// Makes the form for taking.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/coretransferable/datarepresentation/init(importedcontenttype:importing:))
  public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
    contentType = importedContentType
  }

  /// Makes the form for both ways.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/coretransferable/datarepresentation/init(contenttype:exporting:importing:))
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    self.contentType = contentType
  }
}

/// The form of a value that needs no other.
public struct _OwnRepresentation<Item: Transferable>: TransferRepresentation {}

extension String: Transferable {
  /// The text itself.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/coretransferable/transferable/transferrepresentation)
  public static var transferRepresentation: _OwnRepresentation<String> { _OwnRepresentation() }
}
extension URL: Transferable {
  /// The address itself.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/coretransferable/transferable/transferrepresentation)
  public static var transferRepresentation: _OwnRepresentation<URL> { _OwnRepresentation() }
}
extension Data: Transferable {
  /// The bytes themselves.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/coretransferable/transferable/transferrepresentation)
  public static var transferRepresentation: _OwnRepresentation<Data> { _OwnRepresentation() }
}
extension AttributedString: Transferable {
  /// The text itself.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/coretransferable/transferable/transferrepresentation)
  public static var transferRepresentation: _OwnRepresentation<AttributedString> { _OwnRepresentation() }
}
extension Image: Transferable {
  /// The picture itself.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/coretransferable/transferable/transferrepresentation)
  public static var transferRepresentation: _OwnRepresentation<Image> { _OwnRepresentation() }
}
