public import Foundation

/// Whether a button acts again while it is held.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/buttonrepeatbehavior)
@available(iOS 17.0, *)
public struct ButtonRepeatBehavior: Hashable, Sendable {
  package let name: String
  /// As the place asks for.
  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  /// It does.
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
  /// It does not.
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

/// How much room buttons take.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/buttonsizing)
@available(iOS 26.0, *)
public struct ButtonSizing: Hashable, Sendable {
  package let name: String
  /// As the place asks for.
  public static let automatic = ButtonSizing(name: "automatic")
  /// As much as there is.
  public static let flexible = ButtonSizing(name: "flexible")
  /// As much as their labels need.
  public static let fitted = ButtonSizing(name: "fitted")
}

/// What choosing does to a menu.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/menuactiondismissbehavior)
@available(iOS 16.4, *)
public struct MenuActionDismissBehavior: Hashable, Sendable {
  package let name: String
  /// It closes, as the place asks for.
  public static let automatic = MenuActionDismissBehavior(name: "automatic")
  /// It closes.
  public static let enabled = MenuActionDismissBehavior(name: "enabled")
  /// It stays open.
  public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

extension ButtonBorderShape {
  /// With round corners of a radius.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/buttonbordershape/roundedrectangle(radius:))
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(name: "roundedRectangle(\(radius))")
  }
}

extension View {
  /// Shows or hides the labels of controls.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/labelsvisibility(_:))
  @available(iOS 18.0, *)
  nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
    styling("labelsHidden", visibility == .hidden)
  }

  /// Keeps the size of controls within bounds.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/controlsize(_:))
  @available(iOS 15.0, *)
  nonisolated public func controlSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == ControlSize {
    modifier(
      EnvironmentModifier { values in
        let allowed = ControlSize.allCases.filter { range.contains($0) }
        if let last = allowed.last, !range.contains(values.controlSize) { values.controlSize = last }
      })
  }

  /// Says whether buttons act again while they are held.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/buttonrepeatbehavior(_:))
  @available(iOS 17.0, *)
  nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    recorded("buttonRepeatBehavior", (nil, behavior))
  }

  /// Says how much room buttons take.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/buttonsizing(_:))
  @available(iOS 26.0, *)
  nonisolated public func buttonSizing(_ sizing: ButtonSizing) -> some View {
    recorded("buttonSizing", (nil, sizing))
  }

  /// Shows or hides the mark of menus.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/menuindicator(_:))
  @available(iOS 15.0, *)
  nonisolated public func menuIndicator(_ visibility: Visibility) -> some View {
    recorded("menuIndicator", (nil, visibility))
  }

  /// Says what choosing does to menus.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/menuactiondismissbehavior(_:))
  @available(iOS 16.4, *)
  nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    recorded("menuActionDismissBehavior", (nil, behavior))
  }
}

extension CircularProgressViewStyle {
  /// Makes the look with a tint.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/circularprogressviewstyle/init(tint:))
  @available(iOS, introduced: 14.0, deprecated: 100000.0, message: "Use tint(_:) instead.")
  public nonisolated init(tint: Color) {
    self.init()
  }
}

extension SwitchToggleStyle {
  /// Makes the look with a tint.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/switchtogglestyle/init(tint:))
  @available(iOS, introduced: 14.0, deprecated: 100000.0, message: "Use tint(_:) instead.")
  public nonisolated init(tint: Color) {
    self.init()
  }
}
