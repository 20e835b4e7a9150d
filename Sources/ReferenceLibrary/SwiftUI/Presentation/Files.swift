public import Foundation

/// What a reader chose among files, or what an app hands over as a file.
nonisolated package struct FileDialog: PrimitiveModifier {
  package enum Kind: String {
    case importing, exporting, moving
  }

  package typealias Body = Never
  package let kind: Kind
  package let isPresented: Binding<Bool>
  package let types: [UTType]
  package let allowsMany: Bool
  package let completion: (Result<[URL], any Error>) -> Void
}

extension View {
  /// Lets readers choose a file.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/fileimporter(ispresented:allowedcontenttypes:oncompletion:))
  @available(iOS 14.0, *)
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    modifier(FileDialog(.importing, isPresented, allowedContentTypes, onCompletion))
  }

  /// Lets readers choose files.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/fileimporter(ispresented:allowedcontenttypes:allowsmultipleselection:oncompletion:))
  @available(iOS 14.0, *)
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View {
    modifier(
      FileDialog(
        kind: .importing, isPresented: isPresented, types: allowedContentTypes, allowsMany: allowsMultipleSelection,
        completion: onCompletion))
  }

  /// Lets readers choose files, and says if they do not.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/fileimporter(ispresented:allowedcontenttypes:allowsmultipleselection:oncompletion:oncancellation:))
  @available(iOS 17.0, *)
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View {
    fileImporter(
      isPresented: isPresented, allowedContentTypes: allowedContentTypes,
      allowsMultipleSelection: allowsMultipleSelection, onCompletion: onCompletion)
  }

  /// Lets readers keep a document.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/fileexporter(ispresented:document:contenttype:defaultfilename:oncompletion:))
  @available(iOS 14.0, *)
  nonisolated public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    modifier(FileDialog(.exporting, isPresented, [contentType], onCompletion))
  }

  /// Lets readers keep a value.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/fileexporter(ispresented:item:contenttypes:defaultfilename:oncompletion:oncancellation:))
  @available(iOS 17.0, *)
  nonisolated public func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    modifier(FileDialog(.exporting, isPresented, contentTypes, onCompletion))
  }

  /// Lets readers move a file.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/filemover(ispresented:file:oncompletion:))
  @available(iOS 14.0, *)
  nonisolated public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    modifier(FileDialog(.moving, isPresented, [], onCompletion))
  }

  /// Sets the message of file dialogs.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/filedialogmessage(_:))
  @available(iOS 17.0, *)
  nonisolated public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View {
    recorded("fileDialogMessage", (nil, messageKey))
  }

  /// Names the button of file dialogs.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/filedialogconfirmationlabel(_:))
  @available(iOS 17.0, *)
  nonisolated public func fileDialogConfirmationLabel(_ label: LocalizedStringKey) -> some View {
    recorded("fileDialogConfirmationLabel", (nil, label))
  }

  /// Sets the folder that file dialogs begin with. Recorded.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/filedialogdefaultdirectory(_:))
  @available(iOS 17.0, *)
  nonisolated public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
    recorded("fileDialogDefaultDirectory", (nil, defaultDirectory as Any))
  }

  /// Names file dialogs, so that what a reader sets in them is kept. Recorded.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/filedialogcustomizationid(_:))
  @available(iOS 17.0, *)
  nonisolated public func fileDialogCustomizationID(_ id: String) -> some View {
    recorded("fileDialogCustomizationID", (nil, id))
  }

  /// Names the field for the file's name. Recorded.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/fileexporterfilenamelabel(_:))
  @available(iOS 17.0, *)
  nonisolated public func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View {
    recorded("fileExporterFilenameLabel", (nil, labelKey))
  }
}

extension FileDialog {
  nonisolated init(
    _ kind: Kind, _ isPresented: Binding<Bool>, _ types: [UTType],
    _ completion: @escaping (Result<URL, any Error>) -> Void
  ) {
    self.init(
      kind: kind, isPresented: isPresented, types: types, allowsMany: false,
      completion: { result in
        switch result {
        case .success(let urls): if let url = urls.first { completion(.success(url)) }
        case .failure(let error): completion(.failure(error))
        }
      })
  }
}

/// A document that is a value.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/filedocument)
@available(iOS 14.0, *)
@preconcurrency
public protocol FileDocument {
  /// The kinds that it reads.
  static var readableContentTypes: [UTType] { get }
  /// The kinds that it writes.
  static var writableContentTypes: [UTType] { get }
  /// What is known where a document is read.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/filedocument/readconfiguration)
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// What is known where a document is written.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/filedocument/writeconfiguration)
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// Reads a document.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/filedocument/init(configuration:))
  init(configuration: ReadConfiguration) throws
  /// Writes the document.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/filedocument/filewrapper(configuration:))
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

@available(iOS 14.0, *)
extension FileDocument {
  /// The kinds that it reads.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// What is known where a document is read.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/filedocumentreadconfiguration)
@available(iOS 14.0, *)
public struct FileDocumentReadConfiguration {
  /// The kind of the file.
  public let contentType: UTType
  /// The file.
  public let file: FileWrapper
}

/// What is known where a document is written.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/filedocumentwriteconfiguration)
@available(iOS 14.0, *)
public struct FileDocumentWriteConfiguration {
  /// The kind of the file.
  public let contentType: UTType
  /// The file as it was.
  public let existingFile: FileWrapper?
}

/// A file in memory; Foundation's on Apple's systems.
///
/// [Apple's page](https://developer.apple.com/documentation/foundation/filewrapper)
public final class FileWrapper {
  /// What the file holds.
  public let regularFileContents: Data?
  /// The name under which it would like to be kept.
  public var preferredFilename: String?

  /// Makes a file of bytes.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/filewrapper/init(regularfilewithcontents:))
  public init(regularFileWithContents contents: Data) {
    regularFileContents = contents
  }
}
