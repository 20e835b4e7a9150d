/// What a screen shows when it has nothing to show.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/contentunavailableview)
@available(iOS 17.0, *)
public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {
  package let label: Label
  package let description: Description
  package let actions: Actions

  /// Makes one of a label, a description and buttons.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/contentunavailableview/init(label:description:actions:))
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }
}

extension ContentUnavailableView: PrimitiveView {
  /// It is evaluated by the library.
  public typealias Body = Never
}

extension ContentUnavailableView where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Makes one of a localised title and one of the system's symbols.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/contentunavailableview/init(_:systemimage:description:))
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(label: { Label(title, systemImage: name) }, description: { description })
  }

  /// Makes one of a string and one of the system's symbols.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/contentunavailableview/init(_:systemimage:description:))
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init(label: { Label(title, systemImage: name) }, description: { description })
  }

  /// Makes one of a localised title and a picture from the app's own.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/contentunavailableview/init(_:image:description:))
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(label: { Label(title, image: name) }, description: { description })
  }

  /// Makes one of a string and a picture from the app's own.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/contentunavailableview/init(_:image:description:))
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    self.init(label: { Label(title, image: name) }, description: { description })
  }
}

/// The views of the standard screen for a search that found nothing.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/searchunavailablecontent)
@available(iOS 17.0, *)
public struct SearchUnavailableContent {
  /// The label.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/searchunavailablecontent/label)
  public struct Label: View {
    package let text: String?

    /// The words and the symbol.
    public var body: some View {
      if let text {
        SwiftUI.Label("No Results for “\(text)”", systemImage: "magnifyingglass")
      } else {
        SwiftUI.Label("No Results", systemImage: "magnifyingglass")
      }
    }
  }

  /// The description.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/searchunavailablecontent/description)
  public struct Description: View {
    /// The words.
    public var body: some View {
      Text("Check the spelling or try a new search.")
    }
  }

  /// The buttons: none.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/searchunavailablecontent/actions)
  public struct Actions: View {
    /// Nothing.
    public var body: some View { EmptyView() }
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// What a screen shows when a search found nothing.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/contentunavailableview/search)
  @MainActor public static var search: Self {
    Self(
      label: { SearchUnavailableContent.Label(text: nil) }, description: { SearchUnavailableContent.Description() },
      actions: { SearchUnavailableContent.Actions() })
  }

  /// What a screen shows when a search for `text` found nothing.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/contentunavailableview/search(text:))
  @MainActor public static func search(text: String) -> Self {
    Self(
      label: { SearchUnavailableContent.Label(text: text) }, description: { SearchUnavailableContent.Description() },
      actions: { SearchUnavailableContent.Actions() })
  }
}
