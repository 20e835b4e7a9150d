import SwiftUI

/// One of the views in a tab view of the older form.
struct LegacyTab: HostedView {
  let content: any View
  /// The identity of the view in a `ForEach`.
  let identity: AnyHashable?

  func addChildren(to children: inout Children) {
    var surroundings = children.surroundings
    let node = children.node
    surroundings[TabBuilding.self] = node.kept { TabBuilding() }
    children.add(stored: content, .content, in: surroundings)
  }

  func didUpdate(_ node: Node) {
    node.surroundings[TabController.self]?.refreshLater()
  }

  func shows(_ child: Node, in node: Node) -> Bool {
    node.surroundings[TabController.self]?.selected === node
  }
}

extension LegacyTab: PrimitiveView {
  typealias Body = Never
}

extension LegacyTab: TabNodeMeaning {
  /// The tag, the badge and the item are said by modifiers around the view, or around the body of a view of a reader.
  func tabPart(of node: Node) -> TabPart {
    var tab = HostedTab(node: node)
    var inner = node.children.first
    while let current = inner {
      read((current.view as? any ModifiedViewContent)?.anyModifier, of: current, into: &tab)
      let content = current.children.filter { $0.key == .content }
      inner = tab.label == nil && content.count == 1 ? content[0] : nil
    }
    tab.tag = tab.tag ?? identity
    return .tab(tab)
  }

  private func read(_ modifier: Any?, of node: Node, into tab: inout HostedTab) {
    switch modifier {
    case let tag as any ValueTag: tab.tag = tab.tag ?? tag.tagValue
    case let recorded as RecordedModifier where recorded.name == "badge":
      tab.attributes.badge =
        tab.attributes.badge ?? recorded.arguments.first.flatMap { Badge.words(of: $0.value, at: node) }
    case is any TabItem: tab.label = node.children.first { $0.key == .tabItem }
    default: break
    }
  }
}

extension ChildKey {
  /// The words and the symbol of a tab.
  fileprivate static let tabItem = ChildKey.role("tab item")
}

/// A modifier that gives a view a tag.
protocol ValueTag {
  var tagValue: AnyHashable { get }
}

extension TagModifier: ValueTag {
  var tagValue: AnyHashable { AnyHashable(value) }
}

/// A modifier that gives a view the item of a tab.
protocol TabItem {}

extension TabItemModifier: TabItem {}

extension TabItemModifier: HostedModifier {
  static var readsValues: Bool { true }

  func addChildren(_ content: any View, to children: inout Children) {
    if children.surroundings[TabBuilding.self]?.isBuilt ?? true { children.add(stored: content, .content) }
    children.add(stored: label, .tabItem)
  }

  func show(_ node: Node, on screen: ScreenComposer) { screen.showModified(node) }
}

/// A view that only puts others together: each of them is a tab of its own.
protocol TabGroup: HostedView {}

extension TupleView: TabGroup {}
extension AnyView: TabGroup {}
extension Optional: TabGroup where Wrapped: View {}
extension _ConditionalContent: TabGroup where TrueContent: View, FalseContent: View {}
extension Group: TabGroup where Content: View {}
extension ForEach: TabGroup where Content: View {}
extension EmptyView: TabGroup {}

extension Children {
  /// Adds the views of a tab view of the older form, each as a tab.
  mutating func add(tabs view: any View, at path: [ChildKey]) {
    guard type(of: view) is any TabGroup.Type, let group = view as? any TabGroup else {
      var identity: AnyHashable?
      if case .identity(let id)? = path.last { identity = id }
      add(stored: LegacyTab(content: view, identity: identity), .identity(AnyHashable(path)))
      return
    }
    var parts = Children(of: node)
    group.addChildren(to: &parts)
    for part in parts.list { add(tabs: part.view, at: path + [part.key]) }
  }
}
