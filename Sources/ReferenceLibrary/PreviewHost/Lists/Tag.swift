import PreviewRecording
import SwiftUI

/// What tells a row, an option or a tab from others: a value and its type.
///
/// A row may have several: its own tag, the identity of its element, the value of its link. A selection uses the one
/// of its own type.
struct Tag {
  let value: AnyHashable
  private let type: Any.Type
  private let includesOptional: Bool

  init<Value: Hashable>(_ value: Value, includesOptional: Bool = false) {
    self.value = AnyHashable(value)
    type = Value.self
    self.includesOptional = includesOptional
  }

  /// A tag whose value is of a type that is not known where it is made.
  init(_ value: AnyHashable, ofType type: Any.Type) {
    self.value = value
    self.type = type
    includesOptional = false
  }

  /// The tag as a value of a selection's type; nil if it is of another type.
  func value<Selection: Hashable>(as selection: Selection.Type) -> Selection? {
    if type == Selection.self { return value.base as? Selection }
    guard includesOptional, (Selection.self as? any OptionalType.Type)?.wrappedType == type else { return nil }
    return value.base as? Selection
  }

  /// Whether the tag is of a selection's type.
  func fits(_ selection: Any.Type) -> Bool { type == selection }
}

/// An optional of any type.
private protocol OptionalType {
  static var wrappedType: Any.Type { get }
}

extension Optional: OptionalType {
  static var wrappedType: Any.Type { Wrapped.self }
}

extension TagModifier: HostedModifier {
  func show(_ node: Node, on screen: ScreenComposer) {
    screen.showChildren(of: node) { screen.tag($0.id, Tag(value, includesOptional: includesOptional)) }
  }
}
