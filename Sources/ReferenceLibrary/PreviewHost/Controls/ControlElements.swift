import PreviewRecording
import SwiftUI

extension ScreenComposer {
  /// Makes the element of a control: its label first, then what else is in it.
  ///
  /// A label that is hidden is still what the control is called.
  func control(_ role: Element.Role, for node: Node, style: String? = nil, children: [Element] = []) -> Element {
    let label = self.children(of: node, .label)
    let isHidden = node.surroundings.environment[style: "labelsHidden"] as? Bool ?? false
    var element = self.element(role, for: node, children: (isHidden ? [] : label) + children)
    if isHidden { element.hiddenLabel = label.map(\.fullText).filter { !$0.isEmpty }.joined(separator: ", ") }
    if let style { element.recordStyle(style, of: node) }
    return element
  }

  /// The words of a text where a node is.
  func words(_ text: Text?, for node: Node) -> String? {
    text?.text(in: TextEnvironment(node.surroundings.environment))
  }
}

extension Element {
  /// Records the style that a control inherits, if one was set.
  mutating func recordStyle(_ name: String, of node: Node) {
    guard let style = node.surroundings.environment[style: name] else { return }
    looks.append(Look(name: name, arguments: [.init(label: nil, value: Self.styleName(style))]))
  }

  /// The name of one of the system's styles, or of the type of a reader's.
  private static func styleName(_ style: Any) -> String {
    (style as? any NamedStyle)?.name ?? "\(type(of: style))"
  }
}
