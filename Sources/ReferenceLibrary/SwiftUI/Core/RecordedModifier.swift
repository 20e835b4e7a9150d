/// A modifier that only changes how a view looks: its name and arguments are recorded, nothing is drawn.
///
/// This is the one mechanism for every purely visual modifier.
package struct RecordedModifier {
  /// One argument: its label, if it has one, and its value.
  package struct Argument {
    package let label: String?
    package let value: Any
  }

  /// The modifier's name as written in code.
  package let name: String
  /// The arguments in the order of the declaration.
  package let arguments: [Argument]
}

extension RecordedModifier: PrimitiveModifier {
  package typealias Body = Never
}

/// A visual modifier that brings a view along, such as a background or an overlay.
package struct AttachedView<Attachment: View> {
  /// The modifier's name as written in code.
  package let name: String
  /// The arguments other than the view.
  package let arguments: [RecordedModifier.Argument]
  /// The view that is brought along.
  package let attachment: Attachment
}

extension AttachedView: PrimitiveModifier {
  package typealias Body = Never
}

extension View {
  /// Records a visual modifier: `recorded("padding", ("edges", edges), (nil, length))`.
  nonisolated func recorded(
    _ name: String, _ arguments: (label: String?, value: Any)...
  ) -> ModifiedContent<Self, RecordedModifier> {
    modifier(RecordedModifier(name: name, arguments: arguments.map { .init(label: $0.label, value: $0.value) }))
  }

  /// Records a visual modifier that brings a view along.
  nonisolated func attaching<Attachment: View>(
    _ name: String, _ attachment: Attachment, _ arguments: (label: String?, value: Any)...
  ) -> ModifiedContent<Self, AttachedView<Attachment>> {
    let recorded = arguments.map { RecordedModifier.Argument(label: $0.label, value: $0.value) }
    return modifier(AttachedView(name: name, arguments: recorded, attachment: attachment))
  }
}
