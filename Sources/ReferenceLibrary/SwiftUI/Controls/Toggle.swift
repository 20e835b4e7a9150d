/// A control that is on or off.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/toggle)
public struct Toggle<Label: View> {
  package let isOn: Binding<Bool>
  package let label: Label

  /// Makes a toggle of a binding and a label.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/toggle/init(ison:label:))
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }
}

extension Toggle: PrimitiveView {
  /// It is evaluated by the library.
  public typealias Body = Never
}

extension Toggle where Label == Text {
  /// Makes a toggle with a localised title.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/toggle/init(_:ison:))
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Makes a toggle with a string as its title.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/toggle/init(_:ison:))
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  /// Makes a toggle with a localised title and one of the system's symbols.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/toggle/init(_:systemimage:ison:))
  @available(iOS 14.0, *)
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Makes a toggle with a string as its title and one of the system's symbols.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/toggle/init(_:systemimage:ison:))
  @available(iOS 14.0, *)
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}
