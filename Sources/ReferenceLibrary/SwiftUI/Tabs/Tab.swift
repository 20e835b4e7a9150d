/// What a tab is for.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/tabrole)
@available(iOS 18.0, *)
public struct TabRole: Hashable, Sendable {
  package let name: String
  /// Searching; it brings its own title, icon and place.
  public static let search = TabRole(name: "search")
  /// The most important one.
  @available(iOS 27.0, *)
  public static let prominent = TabRole(name: "prominent")
}

/// One tab of a tab view: its value, its label and its screen.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/tab)
@available(iOS 18.0, *)
public struct Tab<Value: Hashable, Content: View, Label: View> {
  /// The value by which it is selected; nil if nobody gave one.
  package let value: Value?
  package let role: TabRole?
  package let content: () -> Content
  package let label: Label
}

extension Tab: PrimitiveTabContent {
  /// The kind of value by which a tab is selected.
  public typealias TabValue = Value
}

@available(iOS 18.0, *)
extension Tab {
  /// Makes a tab of a value, a screen and a label.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/tab/init(value:content:label:))
  public init(value: Value, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.init(value: value, role: nil, content: content, label: label())
  }

  /// Makes a tab with a role.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/tab/init(value:role:content:label:))
  public init(
    value: Value, role: TabRole?, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, role: role, content: content, label: label())
  }

  /// Makes a tab of a screen and a label, in a tab view without selection.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/tab/init(content:label:))
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label)
  where Value == Never {
    self.init(value: nil, role: nil, content: content, label: label())
  }

  /// Makes a tab with a role, in a tab view without selection.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/tab/init(role:content:label:))
  public init(role: TabRole?, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label)
  where Value == Never {
    self.init(value: nil, role: role, content: content, label: label())
  }
}

@available(iOS 18.0, *)
extension Tab where Label == EmptyView {
  /// Makes a tab whose role brings title and icon.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/tab/init(value:role:content:))
  public init(value: Value, role: TabRole?, @ViewBuilder content: @escaping () -> Content) {
    self.init(value: value, role: role, content: content, label: EmptyView())
  }

  /// Makes a tab whose role brings title and icon, in a tab view without selection.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/tab/init(role:content:))
  public init(role: TabRole?, @ViewBuilder content: @escaping () -> Content) where Value == Never {
    self.init(value: nil, role: role, content: content, label: EmptyView())
  }
}

/// The label of a tab made of a title and an icon.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/defaulttablabel)
@available(iOS 18.0, *)
public typealias DefaultTabLabel = Label<Text, Image>

@available(iOS 18.0, *)
extension Tab where Label == DefaultTabLabel {
  /// Makes a tab with a localised title, one of the system's symbols and a value.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/tab/init(_:systemimage:value:content:))
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(value: value, role: nil, content: content, label: Label(titleKey, systemImage: systemImage))
  }

  /// Makes a tab with a string as its title, one of the system's symbols and a value.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/tab/init(_:systemimage:value:content:))
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(value: value, role: nil, content: content, label: Label(title, systemImage: systemImage))
  }

  /// Makes a tab with a localised title, one of the system's symbols, a value and a role.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/tab/init(_:systemimage:value:role:content:))
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(value: value, role: role, content: content, label: Label(titleKey, systemImage: systemImage))
  }

  /// Makes a tab with a string as its title, one of the system's symbols, a value and a role.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/tab/init(_:systemimage:value:role:content:))
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole?, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(value: value, role: role, content: content, label: Label(title, systemImage: systemImage))
  }

  /// Makes a tab with a localised title and a picture from the app's own.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/tab/init(_:image:value:content:))
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(value: value, role: nil, content: content, label: Label(titleKey, image: image))
  }

  /// Makes a tab with a localised title and one of the system's symbols, in a tab view without selection.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/tab/init(_:systemimage:content:))
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: @escaping () -> Content
  ) where Value == Never {
    self.init(value: nil, role: nil, content: content, label: Label(titleKey, systemImage: systemImage))
  }

  /// Makes a tab with a string as its title and one of the system's symbols, in a tab view without selection.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/tab/init(_:systemimage:content:))
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: @escaping () -> Content
  ) where Value == Never {
    self.init(value: nil, role: nil, content: content, label: Label(title, systemImage: systemImage))
  }

  /// Makes a tab with a localised title, one of the system's symbols and a role, in a tab view without selection.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/tab/init(_:systemimage:role:content:))
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole?, @ViewBuilder content: @escaping () -> Content
  ) where Value == Never {
    self.init(value: nil, role: role, content: content, label: Label(titleKey, systemImage: systemImage))
  }
}
