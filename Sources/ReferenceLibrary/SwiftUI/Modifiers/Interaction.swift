public import Foundation

/// What happens when the reader is done with a field in a view.
nonisolated package struct SubmitModifier: PrimitiveModifier {
  package typealias Body = Never
  package let triggers: SubmitTriggers
  package let action: () -> Void
}

/// A menu for a long press on a view.
nonisolated package struct ContextMenuModifier<Items: View, Preview: View>: PrimitiveModifier {
  package typealias Body = Never
  package let items: Items
  /// The picture of what the menu is about; nil for the view itself.
  package let preview: Preview?
}

/// What a view is for, in words that a pointer shows and assistive technologies speak.
nonisolated package struct HelpModifier: PrimitiveModifier {
  package typealias Body = Never
  package let text: Text
}

/// What the key that submits is called.
nonisolated package struct SubmitLabelModifier: PrimitiveModifier {
  package typealias Body = Never
  package let label: SubmitLabel
}

/// The keys that act as a tap on the control; nil for none.
nonisolated package struct KeyboardShortcutModifier: PrimitiveModifier {
  package typealias Body = Never
  package let shortcut: KeyboardShortcut?
}

/// Whether taps reach the view.
nonisolated package struct HitTestingModifier: PrimitiveModifier {
  package typealias Body = Never
  package let isAllowed: Bool
}

/// How the reader can act on a view.
extension View {
  /// Says whether the view takes touches.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/allowshittesting(_:))
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(HitTestingModifier(isAllowed: enabled))
  }

  /// Sets the keyboard.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/keyboardtype(_:))
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View {
    recorded("keyboardType", (nil, type))
  }

  /// Says what a field is for.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/textcontenttype(_:))
  nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
    recorded("textContentType", (nil, textContentType as Any))
  }

  /// Turns correction while typing off.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/autocorrectiondisabled(_:))
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    modifier(EnvironmentModifier { $0.autocorrectionDisabled = disable })
  }

  /// Says which letters become capital while typing.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/textinputautocapitalization(_:))
  @available(iOS 15.0, *)
  nonisolated public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
    recorded("textInputAutocapitalization", (nil, autocapitalization as Any))
  }

  /// Sets the word on the return key.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/submitlabel(_:))
  @available(iOS 15.0, *)
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    modifier(SubmitLabelModifier(label: submitLabel))
  }

  /// Calls `action` when the reader is done with a field.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/onsubmit(of:_:))
  @available(iOS 15.0, *)
  nonisolated public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
    modifier(SubmitModifier(triggers: triggers, action: action))
  }

  /// Gives the view a key.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/keyboardshortcut(_:))
  @available(iOS 14.0, *)
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    modifier(KeyboardShortcutModifier(shortcut: shortcut))
  }

  /// Gives the view a key.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/keyboardshortcut(_:modifiers:))
  @available(iOS 14.0, *)
  nonisolated public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
    modifier(KeyboardShortcutModifier(shortcut: KeyboardShortcut(key, modifiers: modifiers)))
  }

  /// Says whether scrolling takes the keyboard away.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/scrolldismisseskeyboard(_:))
  @available(iOS 16.0, *)
  nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    recorded("scrollDismissesKeyboard", (nil, mode))
  }

  /// Keeps content from scrolling.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/scrolldisabled(_:))
  @available(iOS 16.0, *)
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
    modifier(EnvironmentModifier { $0.isScrollEnabled = !disabled })
  }

  /// Shows or hides the place while scrolling.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/scrollindicators(_:axes:))
  @available(iOS 16.0, *)
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    recorded("scrollIndicators", (nil, visibility), ("axes", axes))
  }

  /// Hides the labels of controls, but keeps them for assistive technologies.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/labelshidden())
  nonisolated public func labelsHidden() -> some View {
    styling("labelsHidden", true)
  }

  /// Says what the view is for.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/help(_:))
  @available(iOS 14.0, *)
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View {
    modifier(HelpModifier(text: Text(textKey)))
  }

  /// Gives the view a menu for a long press.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/contextmenu(menuitems:))
  nonisolated public func contextMenu<V: View>(@ViewBuilder menuItems: () -> V) -> some View {
    modifier(ContextMenuModifier(items: menuItems(), preview: nil as EmptyView?))
  }

  /// Puts a view beside content that scrolls.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/safeareainset(edge:alignment:spacing:content:))
  @available(iOS 15.0, *)
  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View {
    attaching("safeAreaInset", content(), ("edge", edge), ("alignment", alignment), ("spacing", spacing as Any))
  }

  /// Gives the view a menu for a long press, and a picture of what it is about.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/contextmenu(menuitems:preview:))
  @available(iOS 16.0, *)
  nonisolated public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View {
    modifier(ContextMenuModifier(items: menuItems(), preview: preview()))
  }
}
