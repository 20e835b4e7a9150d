/// What modifiers around tab views say about them.
package struct TabViewOptions: Equatable, Sendable {
  /// The style by its name, such as `sidebarAdaptable`.
  package var style = "automatic"
  /// What begins a search, by its name in `TabSearchActivation`.
  package var searchActivation = "automatic"
}

extension EnvironmentValues {
  /// What modifiers around the view say about tab views.
  package var tabViewOptions: TabViewOptions {
    get { self[named: "tabViewOptions", TabViewOptions()] }
    set { self[named: "tabViewOptions", TabViewOptions()] = newValue }
  }
}

/// A view that stands above, beside or in the bar of a tab view.
nonisolated package struct TabBarAttachment<Attachment: View>: PrimitiveModifier {
  package enum Place {
    case accessory, sidebarHeader, sidebarFooter, sidebarBottomBar
  }

  package typealias Body = Never
  package let place: Place
  package let isEnabled: Bool
  package let attachment: Attachment
}
