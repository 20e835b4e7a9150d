/// An alert as it was written before its buttons were views.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/alert)
@available(iOS, introduced: 13.0, deprecated: 100000.0, message: "use View.alert(_:isPresented:actions:) instead.")
public struct Alert {
  package let title: Text
  package let message: Text?
  package let buttons: [Button]

  /// Makes an alert with one button.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/alert/init(title:message:dismissbutton:))
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = [dismissButton ?? .default(Text("OK"))]
  }

  /// Makes an alert with two buttons.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/alert/init(title:message:primarybutton:secondarybutton:))
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  /// A button of an alert.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/alert/button)
  public struct Button {
    package let label: Text
    package let role: ButtonRole?
    package let action: (() -> Void)?

    /// A usual button.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/swiftui/alert/button/default(_:action:))
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: nil, action: action)
    }

    /// A button that leaves everything as it is.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/swiftui/alert/button/cancel(_:action:))
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .cancel, action: action)
    }

    /// A button that leaves everything as it is, with the system's name.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/swiftui/alert/button/cancel(_:))
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      Button(label: Text("Cancel"), role: .cancel, action: action)
    }

    /// A button that takes something away.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/swiftui/alert/button/destructive(_:action:))
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .destructive, action: action)
    }
  }
}

/// A dialog as it was written before its buttons were views.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/actionsheet)
@available(
  iOS, introduced: 13.0, deprecated: 100000.0, message: "use View.confirmationDialog(_:isPresented:actions:) instead."
)
public struct ActionSheet {
  package let title: Text
  package let message: Text?
  package let buttons: [Button]

  /// A button of a dialog.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/actionsheet/button)
  public typealias Button = Alert.Button

  /// Makes a dialog.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/actionsheet/init(title:message:buttons:))
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

/// The buttons of an alert as it was written before its buttons were views.
nonisolated package struct LegacyDialogButtons {
  package let buttons: [Alert.Button]

  nonisolated init(buttons: [Alert.Button]) {
    self.buttons = buttons
  }
}

extension LegacyDialogButtons: View {
  @MainActor package var body: some View {
    ForEach(0..<buttons.count, id: \.self) { index in
      Button(role: buttons[index].role) {
        buttons[index].action?()
      } label: {
        buttons[index].label
      }
    }
  }
}

extension View {
  /// Shows an alert.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/alert(ispresented:content:))
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "use alert(_:isPresented:actions:) instead.")
  nonisolated public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    let alert = content()
    let message = alert.message
    return modifier(
      Dialog(
        .alert, alert.title, isPresented, actions: LegacyDialogButtons(buttons: alert.buttons), message: message))
  }

  /// Shows a dialog.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/actionsheet(ispresented:content:))
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "use confirmationDialog(_:isPresented:) instead.")
  nonisolated public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
    let sheet = content()
    let message = sheet.message
    return modifier(
      Dialog(
        .confirmation, sheet.title, isPresented, visibility: .visible,
        actions: LegacyDialogButtons(buttons: sheet.buttons), message: message))
  }
}
