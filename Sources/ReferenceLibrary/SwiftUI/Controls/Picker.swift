/// A choice of one of several values.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/picker)
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
  package let selection: Binding<SelectionValue>
  package let label: Label
  package let content: Content

  /// Makes a picker; each choice carries its value as its tag.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/picker/init(selection:content:label:))
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.content = content()
    self.label = label()
  }
}

extension Picker: PrimitiveView {
  /// It is evaluated by the library.
  public typealias Body = Never
}

extension Picker where Label == Text {
  /// Makes a picker with a localised title.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/picker/init(_:selection:content:))
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  /// Makes a picker with a string as its title.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/picker/init(_:selection:content:))
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
  /// Makes a picker with a localised title and one of the system's symbols.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/picker/init(_:systemimage:selection:content:))
  @available(iOS 14.0, *)
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }
}
