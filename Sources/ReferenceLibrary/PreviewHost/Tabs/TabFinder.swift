import SwiftUI

/// Finds the tabs among the nodes in a tab view.
struct TabFinder {
  /// The tabs in order, each with what is said about it.
  func tabs(in node: Node) -> [HostedTab] {
    var tabs: [HostedTab] = []
    for child in node.children { find(in: child, TabAttributes(), section: nil, &tabs) }
    if tabs.allSatisfy({ $0.tag == nil }) {
      for place in tabs.indices { tabs[place].tag = AnyHashable(place) }
    }
    return tabs
  }

  private func find(in node: Node, _ attributes: TabAttributes, section: Node?, _ tabs: inout [HostedTab]) {
    guard let part = node.meaning as? any TabNodeMeaning else {
      for child in node.children { find(in: child, attributes, section: section, &tabs) }
      return
    }
    switch part.tabPart(of: node) {
    case .tab(var tab):
      tab.section = section
      tab.attributes.add(attributes)
      tabs.append(tab)
    case .section(let header):
      for child in node.children where child !== header {
        find(in: child, attributes, section: header ?? section, &tabs)
      }
    case .attributes(let inner):
      var inner = inner
      inner.add(attributes)
      for child in node.children { find(in: child, inner, section: section, &tabs) }
    case .group:
      for child in node.children { find(in: child, attributes, section: section, &tabs) }
    }
  }
}

extension TabAttributes {
  /// Adds what modifiers further out say; what is said closer to the tab stays.
  mutating func add(_ outer: TabAttributes) {
    isHidden = isHidden || outer.isHidden
    isDisabled = isDisabled || outer.isDisabled
    badge = badge ?? outer.badge
    if placement == .automatic { placement = outer.placement }
    identifier = identifier ?? outer.identifier
    customizationID = customizationID ?? outer.customizationID
  }
}

/// What a node in a tab view is to it.
enum TabPart {
  case tab(HostedTab)
  case section(header: Node?)
  case attributes(TabAttributes)
  case group
}

/// A node that knows what it is to a tab view.
protocol TabNodeMeaning: Hosted {
  func tabPart(of node: Node) -> TabPart
}
