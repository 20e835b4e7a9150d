/// A button that shares values. Kept: here is nothing to share with.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/sharelink)
@available(iOS 16.0, *)
public struct ShareLink<Label: View> {
  /// The values that are shared.
  package let items: [Any]
  package let subject: Text?
  package let message: Text?
  package let label: Label
}

extension ShareLink: PrimitiveView {
  /// It is evaluated by the library.
  public typealias Body = Never
}

/// What a value looks like while it is shared.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/sharepreview)
@available(iOS 16.0, *)
public struct SharePreview<PreviewImage: Transferable, Icon: Transferable> {
  package let title: Text

  /// Names a value and shows a picture of it.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/sharepreview/init(_:image:))
  public init(_ titleKey: LocalizedStringKey, image: PreviewImage) where Icon == Never {
    title = Text(titleKey)
  }

  /// Names a value and shows a picture of it.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/sharepreview/init(_:image:))
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: PreviewImage) where Icon == Never {
    self.title = Text(title)
  }

  /// Names a value and shows a picture and an icon of it.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/sharepreview/init(_:image:icon:))
  public init(_ titleKey: LocalizedStringKey, image: PreviewImage, icon: Icon) {
    title = Text(titleKey)
  }

  /// Names a value.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/sharepreview/init(_:))
  public init(_ titleKey: LocalizedStringKey) where PreviewImage == Never, Icon == Never {
    title = Text(titleKey)
  }

  /// Names a value.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/sharepreview/init(_:))
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where PreviewImage == Never, Icon == Never {
    self.title = Text(title)
  }
}

extension Never: Transferable {
  /// No form.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/coretransferable/transferable/transferrepresentation)
  public static var transferRepresentation: _OwnRepresentation<Never> { _OwnRepresentation() }
}

@available(iOS 16.0, *)
extension ShareLink {
  /// Makes a button that shares a value.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/sharelink/init(item:subject:message:label:))
  public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(items: [item], subject: subject, message: message, label: label())
  }

  /// Makes a button that shares a value and shows what it is.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/sharelink/init(item:subject:message:preview:label:))
  public init<I: Transferable, P: Transferable, Icon: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<P, Icon>, @ViewBuilder label: () -> Label
  ) {
    self.init(items: [item], subject: subject, message: message, label: label())
  }

  /// Makes a button that shares values.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/sharelink/init(items:subject:message:label:))
  public init<Data: RandomAccessCollection>(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data.Element: Transferable {
    self.init(items: Array(items), subject: subject, message: message, label: label())
  }
}

/// The label of a link that has none of its own.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/defaultsharelinklabel)
@available(iOS 16.0, *)
public typealias DefaultShareLinkLabel = Label<Text, Image>

@available(iOS 16.0, *)
extension ShareLink where Label == DefaultShareLinkLabel {
  private static var symbol: String { "square.and.arrow.up" }

  /// Makes a button that shares a value.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/sharelink/init(item:subject:message:))
  public init<I: Transferable>(item: I, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item, subject: subject, message: message) {
      SwiftUI.Label("Share…", systemImage: Self.symbol)
    }
  }

  /// Makes a button with a title that shares a value.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/sharelink/init(_:item:subject:message:))
  public init<I: Transferable>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(item: item, subject: subject, message: message) {
      SwiftUI.Label(titleKey, systemImage: Self.symbol)
    }
  }

  /// Makes a button with a title that shares a value.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/sharelink/init(_:item:subject:message:))
  @_disfavoredOverload
  public init<S: StringProtocol, I: Transferable>(_ title: S, item: I, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item, subject: subject, message: message) { SwiftUI.Label(title, systemImage: Self.symbol) }
  }

  /// Makes a button that shares a value and shows what it is.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/sharelink/init(item:subject:message:preview:))
  public init<I: Transferable, P: Transferable, Icon: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<P, Icon>
  ) {
    self.init(item: item, subject: subject, message: message)
  }

  /// Makes a button with a title that shares a value and shows what it is.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/sharelink/init(_:item:subject:message:preview:))
  public init<I: Transferable, P: Transferable, Icon: Transferable>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<P, Icon>
  ) {
    self.init(titleKey, item: item, subject: subject, message: message)
  }

  /// Makes a button that shares values.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/sharelink/init(items:subject:message:))
  public init<Data: RandomAccessCollection>(items: Data, subject: Text? = nil, message: Text? = nil)
  where Data.Element: Transferable {
    self.init(items: items, subject: subject, message: message) {
      SwiftUI.Label("Share…", systemImage: Self.symbol)
    }
  }
}
