public import Foundation

/// What is selected in a text with looks. Here nothing is.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/attributedtextselection)
@available(iOS 26.0, *)
public struct AttributedTextSelection: Hashable, Sendable {
  /// Makes an empty selection.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/attributedtextselection/init())
  public init() {}
}

extension TextEditor {
  /// Makes an editor of a text with looks; typing gives it plain looks.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/texteditor/init(text:selection:))
  @available(iOS 26.0, *)
  public init(text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil) {
    self.init(
      text: Binding(
        get: { String(text.wrappedValue.characters) }, set: { text.wrappedValue = AttributedString($0) }))
  }
}
