/// The look of editors.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/texteditorstyle)
@available(iOS 17.0, *)
public protocol TextEditorStyle {}

/// A look of editors that is known by its name.
public struct _NamedTextEditorStyle: TextEditorStyle {
  package let name: String
}

@available(iOS 17.0, *)
extension TextEditorStyle where Self == _NamedTextEditorStyle {
  /// As the place asks for.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/texteditorstyle/automatic)
  public static var automatic: _NamedTextEditorStyle { .init(name: "automatic") }
  /// Without a frame.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/texteditorstyle/plain)
  public static var plain: _NamedTextEditorStyle { .init(name: "plain") }
}

extension View {
  /// Sets the look of editors.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/texteditorstyle(_:))
  @available(iOS 17.0, *)
  nonisolated public func textEditorStyle(_ style: some TextEditorStyle) -> some View {
    recorded("textEditorStyle", (nil, style))
  }
}
