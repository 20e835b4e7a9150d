import PreviewRecording
import SwiftUI

/// A modified view of any kind.
protocol ModifiedViewContent {
  /// The modifier, if the host gives it a meaning.
  var hostedModifier: (any Hosted)? { get }
  /// The modifier.
  var anyModifier: Any { get }
  /// What is modified.
  var anyContent: Any { get }
}

extension ModifiedContent: ModifiedViewContent where Content: View, Modifier: ViewModifier {
  var hostedModifier: (any Hosted)? { modifier as? any HostedModifier }
  var anyModifier: Any { modifier }
  var anyContent: Any { content }
}

extension ModifiedContent: Hosted where Content: View, Modifier: ViewModifier {}
extension ModifiedContent: HostedView where Content: View, Modifier: ViewModifier {
  static var readsValues: Bool { (Modifier.self as? any HostedModifier.Type)?.readsValues ?? false }

  func addChildren(to children: inout Children) {
    if let hosted = modifier as? any HostedModifier {
      hosted.addChildren(content, to: &children)
    } else if modifier is any PrimitiveModifier {
      children.add(content, .content)
    } else {
      var surroundings = children.surroundings
      surroundings.modified = ModifiedView(content, outer: surroundings.modified)
      children.add(ModifierEvaluation(modifier: modifier), .content, in: surroundings)
    }
  }
}

/// The body of a modifier that a reader wrote.
struct ModifierEvaluation<Modifier: ViewModifier>: StoredEvaluation {
  static var evaluatedType: Any.Type { Modifier.self }
  let modifier: Modifier

  var body: Modifier.Body { modifier.body(content: Modifier.Content()) }
}

extension _ViewModifier_Content: HostedView {
  func addChildren(to children: inout Children) {
    guard let modified = children.surroundings.modified else { return }
    var surroundings = children.surroundings
    surroundings.modified = modified.outer
    children.add(modified.view, .content, in: surroundings)
  }
}

extension EmptyModifier: HostedModifier {}

extension IdentityModifier: HostedModifier {
  func addChildren(_ content: any View, to children: inout Children) {
    children.add(content, .identity(AnyHashable(id)))
  }

  func show(_ node: Node, on screen: ScreenComposer) {
    screen.showChildren(of: node) { screen.tag($0.id, Tag(id)) }
  }
}

extension EnvironmentModifier: HostedModifier {
  func addChildren(_ content: any View, to children: inout Children) {
    children.add(content, .content, changing: transform)
  }

  func show(_ node: Node, on screen: ScreenComposer) {
    guard let look else { return screen.showChildren(of: node) }
    let recorded = Element.Look(name: look.name, arguments: look.arguments.map(\.recorded))
    screen.showChildren(of: node) { $0.looks.append(recorded) }
  }
}

extension RecordedModifier: HostedModifier {
  func show(_ node: Node, on screen: ScreenComposer) {
    var look = Element.Look(name: name, arguments: arguments.map(\.recorded))
    if name == "badge", let count = arguments.first?.value {
      guard let words = Badge.words(of: count, at: node) else { return screen.showChildren(of: node) }
      look.arguments = [.init(label: nil, value: words)]
    }
    screen.showChildren(of: node) { $0.looks.append(look) }
  }
}

extension RecordedModifier.Argument {
  /// The argument as the record keeps it.
  var recorded: Element.Look.Argument { .init(label: label, value: words) }
}

extension AttachedView: HostedModifier {
  func addChildren(_ content: any View, to children: inout Children) {
    children.add(content, .content)
    children.add(attachment, .role("attachment"))
  }

  func show(_ node: Node, on screen: ScreenComposer) {
    let attachment = screen.children(of: node, .role("attachment"))
    let look = Element.Look(name: name, arguments: arguments.map(\.recorded), attachment: attachment)
    for var element in screen.children(of: node, .content) {
      element.looks.append(look)
      screen.add(element)
    }
  }
}
