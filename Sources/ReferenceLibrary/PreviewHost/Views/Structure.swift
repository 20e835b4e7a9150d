import PreviewRecording
import SwiftUI

// The views that only put others together: nothing of them is seen.

extension EmptyView: HostedView {}

extension TupleView: HostedView {
  func addChildren(to children: inout Children) {
    for (place, child) in self.children.enumerated() { children.add(child, .place(place)) }
  }
}

extension Optional: Hosted where Wrapped: View {}
extension Optional: HostedView where Wrapped: View {
  func addChildren(to children: inout Children) {
    if let self { children.add(self, .content) }
  }
}

extension _ConditionalContent: Hosted where TrueContent: View, FalseContent: View {}
extension _ConditionalContent: HostedView where TrueContent: View, FalseContent: View {
  func addChildren(to children: inout Children) {
    switch branch {
    case .first(let view): children.add(view, .branch(true))
    case .second(let view): children.add(view, .branch(false))
    }
  }
}

extension AnyView: HostedView {
  func addChildren(to children: inout Children) {
    children.add(view, .content)
  }
}

extension Group: Hosted where Content: View {}
extension Group: HostedView where Content: View {
  func addChildren(to children: inout Children) {
    children.add(content, .content)
  }
}

/// Tells an element from earlier ones of the same identity.
private struct RepeatedIdentity: Hashable {
  let id: AnyHashable
  let count: Int
}

extension ForEach: Hosted where Content: View {}
extension ForEach: HostedView where Content: View {
  static var readsValues: Bool { true }

  func addChildren(to children: inout Children) {
    var seen: [AnyHashable: Int] = [:]
    for element in data {
      let id = AnyHashable(identity(element))
      let count = seen[id, default: 0]
      seen[id] = count + 1
      if count == 0 {
        children.add(content(element), .identity(id))
      } else {
        // SwiftUI's results are undefined here; each gets an identity of its own.
        children.add(content(element), .identity(AnyHashable(RepeatedIdentity(id: id, count: count))))
        children.node.tree.warn(
          .repeatedIdentity,
          "ForEach<\(Data.self), \(ID.self), \(Content.self)>: the ID \(id) occurs multiple times within the collection, "
            + "this will give undefined results!")
      }
    }
  }

  func show(_ node: Node, on screen: ScreenComposer) {
    for (offset, child) in node.children.enumerated() {
      for element in screen.collect({ screen.show(child) }) {
        if case .identity(let id) = child.key {
          screen.tag(element.id, Tag((id.base as? RepeatedIdentity)?.id ?? id, ofType: ID.self))
        }
        screen.act(on: element.id) {
          guard $0.collection == nil else { return }
          $0.offset = offset
          $0.collection = ObjectIdentifier(node)
        }
        screen.add(element)
      }
    }
  }
}
