public import Foundation

/// A file that is handed over.
///
/// [Apple's page](https://developer.apple.com/documentation/coretransferable/senttransferredfile)
@available(iOS 16.0, *)
public struct SentTransferredFile: Sendable {
  /// Where the file is.
  public let file: URL
  /// Whether the other app may open the file itself rather than a copy.
  public let allowAccessingOriginalFile: Bool

  /// Hands a file over.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/coretransferable/senttransferredfile/init(_:allowaccessingoriginalfile:))
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }
}

/// A file that another app hands over.
///
/// [Apple's page](https://developer.apple.com/documentation/coretransferable/receivedtransferredfile)
@available(iOS 16.0, *)
public struct ReceivedTransferredFile: Sendable {
  /// Where the file is.
  public let file: URL
  /// Whether it is the other app's own rather than a copy.
  public let isOriginalFile: Bool
}

/// The form of a file.
///
/// [Apple's page](https://developer.apple.com/documentation/coretransferable/filerepresentation)
@available(iOS 16.0, *)
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  package let contentType: UTType

  /// Makes the form for handing over.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/coretransferable/filerepresentation/init(exportedcontenttype:shouldallowtoopeninplace:exporting:))
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {
    contentType = exportedContentType
  }

  /// Makes the form for taking.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/coretransferable/filerepresentation/init(importedcontenttype:shouldattempttoopeninplace:importing:))
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    contentType = importedContentType
  }

  /// Makes the form for both ways.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/coretransferable/filerepresentation/init(contenttype:shouldattempttoopeninplace:exporting:importing:))
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    self.contentType = contentType
  }
}

/// Who can take a form of a value.
///
/// [Apple's page](https://developer.apple.com/documentation/coretransferable/transferrepresentationvisibility)
@available(iOS 16.0, *)
public struct TransferRepresentationVisibility: Hashable, Sendable {
  package let name: String
  /// Every app.
  public static let all = TransferRepresentationVisibility(name: "all")
  /// Apps of the same team.
  public static let team = TransferRepresentationVisibility(name: "team")
  /// Apps of the same group.
  public static let group = TransferRepresentationVisibility(name: "group")
  /// The app itself.
  public static let ownProcess = TransferRepresentationVisibility(name: "ownProcess")
}

/// A form of which more is said.
nonisolated package struct DescribedForm<Item: Transferable>: TransferRepresentation {
  package let form: any TransferRepresentation<Item>
}

@available(iOS 16.0, *)
extension TransferRepresentation {
  /// Names the file that comes of the value.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/coretransferable/transferrepresentation/suggestedfilename(_:))
  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
    DescribedForm(form: self)
  }

  /// Names the file that comes of a value.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/coretransferable/transferrepresentation/suggestedfilename(_:))
  public func suggestedFileName(
    _ fileName: @escaping @Sendable (Item) -> String?
  ) -> some TransferRepresentation<Item> {
    DescribedForm(form: self)
  }

  /// Says who can take the form.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/coretransferable/transferrepresentation/visibility(_:))
  public func visibility(_ visibility: TransferRepresentationVisibility) -> some TransferRepresentation<Item> {
    DescribedForm(form: self)
  }

  /// Says which values have the form.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/coretransferable/transferrepresentation/exportingcondition(_:))
  public func exportingCondition(
    _ condition: @escaping @Sendable (Item) -> Bool
  ) -> some TransferRepresentation<Item> {
    DescribedForm(form: self)
  }
}
