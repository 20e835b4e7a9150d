extension PrimitiveButtonStyleConfiguration {
  /// The label as a style sees it.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/primitivebuttonstyleconfiguration/label-swift.struct)
  public typealias Label = ButtonStyleConfiguration.Label
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Makes the button that a style was given, without the style.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/button/init(_:))
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}

/// The label of a button that has only a role.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/defaultbuttonlabel)
@available(iOS 26.0, *)
public struct DefaultButtonLabel {
  package let role: ButtonRole
}

extension DefaultButtonLabel: View {
  /// The name that the system has for the role.
  public var body: some View {
    switch role {
    case .close: SwiftUI.Label("Close", systemImage: "xmark")
    case .confirm: SwiftUI.Label("Done", systemImage: "checkmark")
    case .cancel: SwiftUI.Label("Cancel", systemImage: "xmark")
    default: SwiftUI.Label("Delete", systemImage: "trash")
    }
  }
}

@available(iOS 26.0, *)
extension Button where Label == DefaultButtonLabel {
  /// Makes a button that the system names by its role.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/button/init(role:action:))
  @preconcurrency
  public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}

/// A button that begins the renaming of what the screen shows.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/renamebutton)
@available(iOS 16.0, *)
public struct RenameButton: View {
  @Environment(\.rename) private var rename

  /// Makes the button.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/renamebutton/init())
  public init() {}

  /// The button.
  public var body: some View {
    Button("Rename", systemImage: "pencil") { rename?() }.disabled(rename == nil)
  }
}

/// What begins a renaming.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/renameaction)
@available(iOS 16.0, *)
public struct RenameAction {
  package let action: () -> Void

  /// Begins the renaming.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/renameaction/callasfunction())
  @MainActor @preconcurrency public func callAsFunction() {
    action()
  }
}

extension EnvironmentValues {
  /// Begins the renaming of what the screen shows; nil where nothing can be renamed.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/environmentvalues/rename)
  @available(iOS 16.0, *)
  public internal(set) var rename: RenameAction? {
    get { self[named: "rename", nil] }
    set { self[named: "rename", nil] = newValue }
  }
}

extension View {
  /// Says what a button for renaming does.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/renameaction(_:))
  @available(iOS 16.0, *)
  nonisolated public func renameAction(_ action: @escaping () -> Void) -> some View {
    modifier(EnvironmentModifier { $0.rename = RenameAction(action: action) })
  }

  /// Puts a field at the centre of a renaming.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/renameaction(_:))
  @available(iOS 16.0, *)
  nonisolated public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    modifier(EnvironmentModifier { $0.rename = RenameAction { isFocused.wrappedValue = true } })
  }
}

/// A button that pastes. Kept: here is no pasteboard.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/pastebutton)
@available(iOS 16.0, *)
public struct PasteButton {
  package let paste: ([Any]) -> Void

  /// Makes a button for values of a type.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/pastebutton/init(payloadtype:onpaste:))
  public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {
    paste = { onPaste($0.compactMap { $0 as? T }) }
  }

  /// Makes a button for what providers hand over.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/pastebutton/init(supportedcontenttypes:payloadaction:))
  public init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {
    paste = { payloadAction($0.compactMap { $0 as? NSItemProvider }) }
  }
}

extension PasteButton: PrimitiveView {
  /// It is evaluated by the library.
  public typealias Body = Never
}
