public import Foundation

/// A height of sheets that the app computes.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/custompresentationdetent)
@available(iOS 16.0, *)
public protocol CustomPresentationDetent {
  /// What is known where the height is asked for.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/custompresentationdetent/context)
  typealias Context = PresentationDetent.Context
  /// The height in points; nil where the detent does not apply.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/custompresentationdetent/height(in:))
  static func height(in context: Context) -> CGFloat?
}

@available(iOS 16.0, *)
extension PresentationDetent {
  /// What is known where a height is asked for.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/presentationdetent/context)
  @dynamicMemberLookup
  public struct Context {
    /// The greatest height in points.
    public let maxDetentValue: CGFloat
    package let environment: EnvironmentValues

    /// A value of the environment.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      environment[keyPath: keyPath]
    }
  }

  /// A height that the app computes.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/presentationdetent/custom(_:))
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(name: "custom(\(D.self))", number: nil)
  }
}

extension View {
  /// Puts a view behind the content of a presentation.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/presentationbackground(alignment:content:))
  @available(iOS 16.4, *)
  nonisolated public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    attaching("presentationBackground", content(), ("alignment", alignment))
  }

  /// Puts an icon into dialogs.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/dialogicon(_:))
  @available(iOS 17.0, *)
  nonisolated public func dialogIcon(_ icon: Image?) -> some View {
    recorded("dialogIcon", (nil, icon as Any))
  }

  /// Says how serious dialogs are.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/dialogseverity(_:))
  @available(iOS 17.0, *)
  nonisolated public func dialogSeverity(_ severity: DialogSeverity) -> some View {
    recorded("dialogSeverity", (nil, severity))
  }

  /// Lets readers ask not to see a dialog again.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/dialogsuppressiontoggle(issuppressed:))
  @available(iOS 17.0, *)
  nonisolated public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
    recorded("dialogSuppressionToggle", ("isSuppressed", isSuppressed))
  }

  /// Lets readers ask not to see a dialog again, in words of the app's.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/dialogsuppressiontoggle(_:issuppressed:))
  @available(iOS 17.0, *)
  nonisolated public func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some View {
    dialogSuppressionToggle(Text(titleKey), isSuppressed: isSuppressed)
  }

  /// Lets readers ask not to see a dialog again, in words of the app's.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/dialogsuppressiontoggle(_:issuppressed:))
  @available(iOS 17.0, *)
  @_disfavoredOverload
  nonisolated public func dialogSuppressionToggle<S: StringProtocol>(
    _ title: S, isSuppressed: Binding<Bool>
  ) -> some View {
    dialogSuppressionToggle(Text(title), isSuppressed: isSuppressed)
  }

  /// Lets readers ask not to see a dialog again, in words of the app's.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/dialogsuppressiontoggle(_:issuppressed:))
  @available(iOS 17.0, *)
  nonisolated public func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some View {
    recorded("dialogSuppressionToggle", (nil, label), ("isSuppressed", isSuppressed))
  }
}

/// How serious a dialog is.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/dialogseverity)
@available(iOS 17.0, *)
public struct DialogSeverity: Hashable, Sendable {
  package let name: String
  /// As its buttons say.
  public static let automatic = DialogSeverity(name: "automatic")
  /// Something may be lost.
  public static let critical = DialogSeverity(name: "critical")
  /// As usual.
  public static let standard = DialogSeverity(name: "standard")
}
