import SwiftUI

/// A part of the tabs that the host gives a meaning.
///
/// Each part is a node of its own, so that tabs have identities as views have: what is around a tab decides whether it is
/// the same one.
protocol HostedTabContent {
  /// Adds the parts and views inside.
  func addParts(to children: inout Children)
  /// What it is to the tab view.
  func tabPart(of node: Node) -> TabPart
  /// Whether a reader can see a view inside.
  func shows(_ child: Node, in node: Node) -> Bool
}

extension HostedTabContent {
  func tabPart(of node: Node) -> TabPart { .group }
  func shows(_ child: Node, in node: Node) -> Bool { true }
}

/// A part of the tabs as a view.
struct TabPartView<Part: TabContent>: HostedView {
  let part: Part
  static var readsValues: Bool { true }

  func addChildren(to children: inout Children) {
    if let hosted = part as? any HostedTabContent {
      hosted.addParts(to: &children)
    } else {
      children.add(TabBodyView(part: part), .content)
    }
  }

  func didUpdate(_ node: Node) {
    node.surroundings[TabController.self]?.refreshLater()
  }

  func shows(_ child: Node, in node: Node) -> Bool {
    (part as? any HostedTabContent)?.shows(child, in: node) ?? true
  }
}

extension TabPartView: PrimitiveView {
  typealias Body = Never
}

extension TabPartView: TabNodeMeaning {
  func tabPart(of node: Node) -> TabPart {
    (part as? any HostedTabContent)?.tabPart(of: node) ?? .group
  }
}

/// The body of tabs that a reader wrote as a type.
struct TabBodyView<Part: TabContent>: StoredEvaluation {
  static var evaluatedType: Any.Type { Part.self }
  let part: Part

  var body: TabPartView<Part.Body> { TabPartView(part: part.body) }
}

extension Children {
  /// Adds a part of the tabs.
  mutating func add(part: any TabContent, _ key: ChildKey) {
    func view<Part: TabContent>(_ part: Part) -> any View { TabPartView(part: part) }
    add(stored: view(part), key)
  }
}

extension EmptyTabs: HostedTabContent {
  func addParts(to children: inout Children) {}
}

extension TupleTabContent: HostedTabContent {
  func addParts(to children: inout Children) {
    for (place, tab) in tabs.enumerated() { children.add(part: tab, .place(place)) }
  }
}

extension Optional: HostedTabContent where Wrapped: TabContent {
  func addParts(to children: inout Children) {
    if let self { children.add(part: self, .content) }
  }
}

extension _ConditionalContent: HostedTabContent
where TrueContent: TabContent, FalseContent: TabContent, TrueContent.TabValue == FalseContent.TabValue {
  func addParts(to children: inout Children) {
    switch branch {
    case .first(let tabs): children.add(part: tabs, .branch(true))
    case .second(let tabs): children.add(part: tabs, .branch(false))
    }
  }
}

extension Group: HostedTabContent where Content: TabContent {
  func addParts(to children: inout Children) { children.add(part: content, .content) }
}

extension ForEach: HostedTabContent where Content: TabContent {
  func addParts(to children: inout Children) {
    for element in data { children.add(part: content(element), .identity(AnyHashable(identity(element)))) }
  }
}
