/// A choice of a colour.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/colorpicker)
@available(iOS 14.0, *)
public struct ColorPicker<Label: View> {
  package let selection: Binding<Color>
  package let supportsOpacity: Bool
  package let label: Label

  /// Makes a picker with a label.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/colorpicker/init(selection:supportsopacity:label:))
  public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    self.selection = selection
    self.supportsOpacity = supportsOpacity
    self.label = label()
  }

  /// Makes a picker with a localised title.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/colorpicker/init(_:selection:supportsopacity:))
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true)
  where Label == Text {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }
}

extension ColorPicker: PrimitiveView {
  /// It is evaluated by the library.
  public typealias Body = Never
}
