public import Foundation

/// A window of which there is one, on systems that have such windows.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/window)
@available(macOS 13.0, *)
public struct Window<Content: View> {
  package let title: Text
  package let id: String
  package let content: Content

  /// Makes the window with a localised title.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/window/init(_:id:content:))
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), id: id, content: content)
  }

  /// Makes the window with a string as its title.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/window/init(_:id:content:))
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.init(Text(title), id: id, content: content)
  }

  /// Makes the window with a text as its title.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/window/init(_:id:content:))
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.id = id
    self.content = content()
  }
}

extension Window: PrimitiveScene {
  /// It is evaluated by the library.
  public typealias Body = Never
}

/// An icon in the menu bar with a menu, on systems that have a menu bar. Recorded.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/menubarextra)
@available(macOS 13.0, *)
public struct MenuBarExtra<Label: View, Content: View> {
  package let label: Label
  package let content: Content

  /// Makes the icon of a view.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/menubarextra/init(content:label:))
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }
}

@available(macOS 13.0, *)
extension MenuBarExtra where Label == SwiftUI.Label<Text, Image> {
  /// Makes the icon of one of the system's symbols.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/menubarextra/init(_:systemimage:content:))
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }
}

extension MenuBarExtra: PrimitiveScene {
  /// It is evaluated by the library.
  public typealias Body = Never
}

/// Content in the room around the reader, on systems that know it. Recorded.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/immersivespace)
@available(visionOS 1.0, *)
public struct ImmersiveSpace<Content: View> {
  package let id: String
  package let content: Content

  /// Makes the space of a view.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/immersivespace/init(id:content:))
  public init(id: String, @ViewBuilder content: () -> Content) {
    self.id = id
    self.content = content()
  }
}

extension ImmersiveSpace: PrimitiveScene {
  /// It is evaluated by the library.
  public typealias Body = Never
}

/// A document and the file that it is in.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/filedocumentconfiguration)
@available(iOS 14.0, *)
public struct FileDocumentConfiguration<Document: FileDocument> {
  /// The document.
  @Binding public var document: Document
  /// The file; nil for a document that is not saved.
  public var fileURL: URL?
  /// Whether the document can be changed.
  public var isEditable: Bool
}

/// A scene of windows with documents. Recorded.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/documentgroup)
@available(iOS 14.0, *)
public struct DocumentGroup<Document: FileDocument, Content: View> {
  package let newDocument: (() -> Document)?
  package let content: (FileDocumentConfiguration<Document>) -> Content
}

extension DocumentGroup: PrimitiveScene {
  /// It is evaluated by the library.
  public typealias Body = Never
}

@available(iOS 14.0, *)
extension DocumentGroup {
  /// Makes windows in which documents are made and changed.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/documentgroup/init(newdocument:editor:))
  public init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    self.init(newDocument: newDocument, content: editor)
  }

  /// Makes windows in which documents are shown.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/documentgroup/init(viewing:viewer:))
  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    self.init(newDocument: nil, content: viewer)
  }
}
