/// Controls that belong together.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/controlgroup)
@available(iOS 15.0, *)
public struct ControlGroup<Content: View> {
  package let content: Content

  /// Puts controls together.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/controlgroup/init(content:))
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension ControlGroup: PrimitiveView {
  /// It is evaluated by the library.
  public typealias Body = Never
}
