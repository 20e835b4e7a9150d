/// The windows of an app's settings, on systems that have such windows.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/settings)
@available(macOS 11.0, *)
public struct Settings<Content: View> {
  package let content: Content

  /// Makes the window of a view.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/settings/init(content:))
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension Settings: PrimitiveScene {
  /// It is evaluated by the library.
  public typealias Body = Never
}

@available(iOS 16.0, *)
extension WindowGroup {
  /// Makes windows with an identity, each for a value.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/windowgroup/init(id:for:content:))
  public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, title: nil) { PresentedWindowContent(content: content) }
  }

  /// Makes windows, each for a value.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/windowgroup/init(for:content:))
  public init<D: Codable & Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: nil, title: nil) { PresentedWindowContent(content: content) }
  }
}

/// The views of a window for a value.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/presentedwindowcontent)
@available(iOS 16.0, *)
public struct PresentedWindowContent<Data: Codable & Hashable, Content: View> {
  package let content: (Binding<Data?>) -> Content
}

extension PresentedWindowContent: PrimitiveView {
  /// It is evaluated by the library.
  public typealias Body = Never
}
