/// A field for a line of text.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/textfield)
public struct TextField<Label: View> {
  package let text: Binding<String>
  package let prompt: Text?
  package let axis: Axis
  package let label: Label

  /// Makes a field of a binding and a label.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/textfield/init(text:prompt:label:))
  @available(iOS 15.0, *)
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.text = text
    self.prompt = prompt
    axis = .horizontal
    self.label = label()
  }

  /// Makes a field that grows along an axis.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/textfield/init(text:prompt:axis:label:))
  @available(iOS 16.0, *)
  public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
    self.text = text
    self.prompt = prompt
    self.axis = axis
    self.label = label()
  }
}

extension TextField: PrimitiveView {
  /// It is evaluated by the library.
  public typealias Body = Never
}

extension TextField where Label == Text {
  /// Makes a field with a localised title.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/textfield/init(_:text:))
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text) { Text(titleKey) }
  }

  /// Makes a field with a string as its title.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/textfield/init(_:text:))
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text) { Text(title) }
  }

  /// Makes a field with a localised title and a hint of what to type.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/textfield/init(_:text:prompt:))
  @available(iOS 15.0, *)
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// Makes a field with a string as its title and a hint of what to type.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/textfield/init(_:text:prompt:))
  @available(iOS 15.0, *)
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  /// Makes a field with a localised title that grows along an axis.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/textfield/init(_:text:prompt:axis:))
  @available(iOS 16.0, *)
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(titleKey) }
  }

  /// Makes a field with a string as its title that grows along an axis.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/textfield/init(_:text:prompt:axis:))
  @available(iOS 16.0, *)
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(title) }
  }
}

/// A field for a secret.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/securefield)
public struct SecureField<Label: View> {
  package let text: Binding<String>
  package let prompt: Text?
  package let label: Label

  /// Makes a field of a binding and a label.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/securefield/init(text:prompt:label:))
  @available(iOS 15.0, *)
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.text = text
    self.prompt = prompt
    self.label = label()
  }
}

extension SecureField: PrimitiveView {
  /// It is evaluated by the library.
  public typealias Body = Never
}

extension SecureField where Label == Text {
  /// Makes a field with a localised title.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/securefield/init(_:text:prompt:))
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// Makes a field with a string as its title.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/securefield/init(_:text:prompt:))
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
}

/// A field for text of many lines.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/texteditor)
@available(iOS 14.0, *)
public struct TextEditor {
  package let text: Binding<String>

  /// Makes a field of a binding.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/texteditor/init(text:))
  public init(text: Binding<String>) {
    self.text = text
  }
}

extension TextEditor: PrimitiveView {
  /// It is evaluated by the library.
  public typealias Body = Never
}
