@available(iOS 18.0, *)
extension Tab where Label == DefaultTabLabel {
  /// Makes a tab with a string as its title and one of the system's symbols, a role, without selection.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/tab/init(_:systemimage:role:content:))
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole?,
    @ViewBuilder content: @escaping () -> Content
  ) where Value == Never {
    self.init(value: nil, role: role, content: content, label: Label(title, systemImage: systemImage))
  }

  /// Makes a tab with a string as its title and a picture from the app's own.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/tab/init(_:image:value:content:))
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, value: Value,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(value: value, role: nil, content: content, label: Label(title, image: image))
  }

  /// Makes a tab with a localised title and a picture from the app's own, with a role.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/tab/init(_:image:value:role:content:))
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole?,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(value: value, role: role, content: content, label: Label(titleKey, image: image))
  }

  /// Makes a tab with a string as its title and a picture from the app's own, with a role.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/tab/init(_:image:value:role:content:))
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole?,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(value: value, role: role, content: content, label: Label(title, image: image))
  }

  /// Makes a tab with a localised title and a picture from the app's own, in a tab view without selection.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/tab/init(_:image:content:))
  public init(
    _ titleKey: LocalizedStringKey, image: String,
    @ViewBuilder content: @escaping () -> Content
  ) where Value == Never {
    self.init(value: nil, role: nil, content: content, label: Label(titleKey, image: image))
  }

  /// Makes a tab with a string as its title and a picture from the app's own, in a tab view without selection.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/tab/init(_:image:content:))
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String,
    @ViewBuilder content: @escaping () -> Content
  ) where Value == Never {
    self.init(value: nil, role: nil, content: content, label: Label(title, image: image))
  }

  /// Makes a tab with a localised title and a picture from the app's own, a role, without selection.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/tab/init(_:image:role:content:))
  public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole?,
    @ViewBuilder content: @escaping () -> Content
  ) where Value == Never {
    self.init(value: nil, role: role, content: content, label: Label(titleKey, image: image))
  }

  /// Makes a tab with a string as its title and a picture from the app's own, a role, without selection.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/tab/init(_:image:role:content:))
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, role: TabRole?,
    @ViewBuilder content: @escaping () -> Content
  ) where Value == Never {
    self.init(value: nil, role: role, content: content, label: Label(title, image: image))
  }
}
