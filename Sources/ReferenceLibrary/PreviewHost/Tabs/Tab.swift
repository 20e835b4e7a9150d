import Foundation
import SwiftUI

extension Tab: HostedTabContent {
  func addParts(to children: inout Children) {
    let node = children.node
    children.add(stored: label, .label)
    let building = node.kept { TabBuilding() }
    if building.isBuilt { children.add(content(), .content) }
  }

  func tabPart(of node: Node) -> TabPart {
    .tab(
      HostedTab(
        node: node, tag: value.map { AnyHashable($0) }, role: role,
        label: node.children.first { $0.key == .label }))
  }

  func shows(_ child: Node, in node: Node) -> Bool {
    child.key == .label || node.surroundings[TabController.self]?.selected === node
  }
}

extension TabSection: HostedTabContent {
  func addParts(to children: inout Children) {
    children.add(stored: header, .label)
    children.add(part: content, .content)
  }

  func tabPart(of node: Node) -> TabPart {
    .section(header: Header.self == EmptyView.self ? nil : node.children.first { $0.key == .label })
  }
}

extension _ModifiedTab: HostedTabContent {
  func addParts(to children: inout Children) { children.add(part: content, .content) }

  func tabPart(of node: Node) -> TabPart {
    var attributes = TabAttributes()
    switch change {
    case "hidden": attributes.isHidden = value as? Bool ?? false
    case "disabled": attributes.isDisabled = value as? Bool ?? false
    case "badge": attributes.badge = Badge.words(of: value, at: node)
    case "tabPlacement": attributes.placement = value as? TabPlacement ?? .automatic
    case "accessibilityIdentifier": attributes.identifier = value as? String
    case "customizationID": attributes.customizationID = value as? String
    default: break
    }
    return .attributes(attributes)
  }
}

/// The number or words in a badge.
enum Badge {
  /// What a badge says; nil where none shows, as for the number nought.
  static func words(of value: Any, at node: Node) -> String? {
    let place = TextEnvironment(node.surroundings.environment)
    if let count = value as? Int { return count == 0 ? nil : count.formatted(.number.locale(place.locale)) }
    let text = value as? Text ?? (value as? Text?).flatMap { $0 }
    return text?.text(in: place)
  }
}
