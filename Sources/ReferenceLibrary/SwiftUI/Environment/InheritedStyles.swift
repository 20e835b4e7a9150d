/// The styles and settings of controls that a view inherits, each by the name of the modifier that sets it.
extension EnvironmentValues {
  /// The style that the modifier of a name has set; nil where none did.
  package subscript(style name: String) -> Any? {
    get { self[named: name, InheritedStyle(style: nil)].style }
    set { self[named: name, InheritedStyle(style: nil)] = InheritedStyle(style: newValue) }
  }
}

/// A style of any kind.
private struct InheritedStyle: ComparedByReference {
  let style: Any?

  func refersToSame(as other: InheritedStyle) -> Bool {
    guard let style, let otherStyle = other.style else { return style == nil && other.style == nil }
    return isUnchangedErased(style, otherStyle)
  }
}

extension View {
  /// Sets the style of one kind of control in this view; the controls record it and, where it has a body, show that.
  nonisolated func styling(_ name: String, _ style: Any) -> ModifiedContent<Self, EnvironmentModifier> {
    modifier(EnvironmentModifier { $0[style: name] = style })
  }
}
