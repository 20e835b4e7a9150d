/// What a button is for.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/buttonrole)
@available(iOS 15.0, *)
public struct ButtonRole: Hashable, Sendable {
  package let name: String
  /// It deletes something.
  public static let destructive = ButtonRole(name: "destructive")
  /// It gives something up.
  public static let cancel = ButtonRole(name: "cancel")
  /// It confirms something.
  @available(iOS 26.0, *)
  public static let confirm = ButtonRole(name: "confirm")
  /// It closes something.
  @available(iOS 26.0, *)
  public static let close = ButtonRole(name: "close")
}

/// A control that starts an action.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/button)
public struct Button<Label: View> {
  package let role: ButtonRole?
  package let action: @MainActor () -> Void
  package let label: Label

  /// Makes a button of an action and a label.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/button/init(action:label:))
  @preconcurrency
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// Makes a button with a role.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/button/init(role:action:label:))
  @available(iOS 15.0, *)
  @preconcurrency
  public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.role = role
    self.action = action
    self.label = label()
  }
}

extension Button: PrimitiveView {
  /// It is evaluated by the library.
  public typealias Body = Never
}

extension Button where Label == Text {
  /// Makes a button with a localised title.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/button/init(_:action:))
  @preconcurrency
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action) { Text(titleKey) }
  }

  /// Makes a button with a string as its title.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/button/init(_:action:))
  @_disfavoredOverload
  @preconcurrency
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action) { Text(title) }
  }

  /// Makes a button with a localised title and a role.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/button/init(_:role:action:))
  @available(iOS 15.0, *)
  @preconcurrency
  public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Makes a button with a string as its title and a role.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/button/init(_:role:action:))
  @available(iOS 15.0, *)
  @_disfavoredOverload
  @preconcurrency
  public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  /// Makes a button with a localised title and one of the system's symbols.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/button/init(_:systemimage:action:))
  @available(iOS 14.0, *)
  @preconcurrency
  public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Makes a button with a string as its title and one of the system's symbols.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/button/init(_:systemimage:action:))
  @available(iOS 14.0, *)
  @_disfavoredOverload
  @preconcurrency
  public init<S: StringProtocol>(_ title: S, systemImage: String, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action) { SwiftUI.Label(title, systemImage: systemImage) }
  }

  /// Makes a button with a localised title, one of the system's symbols and a role.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/button/init(_:systemimage:role:action:))
  @available(iOS 15.0, *)
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Makes a button with a string as its title, one of the system's symbols and a role.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/button/init(_:systemimage:role:action:))
  @available(iOS 15.0, *)
  @_disfavoredOverload
  @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}

/// The button that begins and ends editing of lists.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/editbutton)
public struct EditButton {
  /// Makes the button.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/editbutton/init())
  public init() {}
}

extension EditButton: PrimitiveView {
  /// It is evaluated by the library.
  public typealias Body = Never
}
