/// A title with an icon.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/label)
@available(iOS 14.0, *)
public struct Label<Title: View, Icon: View> {
  package let title: Title
  package let icon: Icon

  /// Makes a label of two views.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/label/init(title:icon:))
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
}

extension Label: PrimitiveView {
  /// It is evaluated by the library.
  public typealias Body = Never
}

extension Label where Title == Text, Icon == Image {
  /// Makes a label of a localised title and one of the system's symbols.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/label/init(_:systemimage:))
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    title = Text(titleKey)
    icon = Image(systemName: name)
  }

  /// Makes a label of a string and one of the system's symbols.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/label/init(_:systemimage:))
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.title = Text(title)
    icon = Image(systemName: name)
  }

  /// Makes a label of a localised title and a picture from the app's own.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/label/init(_:image:))
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    title = Text(titleKey)
    icon = Image(name)
  }

  /// Makes a label of a string and a picture from the app's own.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/label/init(_:image:))
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.title = Text(title)
    icon = Image(name)
  }
}
