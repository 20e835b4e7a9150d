import Observation
import PreviewRecording
import SwiftUI

/// One tab of a tab view, as its views say it now.
struct HostedTab {
  /// The node of the tab: it lives as long as the tab keeps its identity.
  let node: Node
  /// What the selection has when the tab is selected.
  var tag: AnyHashable?
  var role: TabRole?
  var label: Node?
  /// The header of the section that it stands in.
  var section: Node?
  var attributes = TabAttributes()
}

/// What modifiers say about a tab or a section of tabs.
struct TabAttributes {
  var isHidden = false
  var isDisabled = false
  var badge: String?
  var placement = TabPlacement.automatic
  var identifier: String?
  var customizationID: String?
}

/// Whether the content of a tab has been made: it is when the tab is first selected.
@Observable final class TabBuilding {
  var isBuilt = false
}

/// What a tab view knows: its tabs, and which of them is selected.
@Observable final class TabController {
  @ObservationIgnored private(set) weak var node: Node?
  /// The tabs in the order of code, those that cannot be seen included.
  @ObservationIgnored private(set) var tabs: [HostedTab] = []
  /// What the bound selection has; nil without one.
  @ObservationIgnored var bound: AnyHashable?
  /// Writes the bound selection; nil without one.
  @ObservationIgnored var bind: ((AnyHashable) -> Void)?
  /// The node of the tab that shows.
  @ObservationIgnored private(set) weak var selected: Node?
  @ObservationIgnored private var last: HostedTab?
  /// The node of the tab that was chosen in a tab view without a bound selection.
  private weak var chosen: Node?
  @ObservationIgnored private var isWaiting = false

  init(_ node: Node) {
    self.node = node
  }

  /// Reads whether another tab was chosen; the tab view is evaluated again when one is.
  func readChoice() { _ = chosen }

  /// Chooses a tab as a reader does: a bound selection is written, also when it has the value, and decides.
  func select(_ tab: HostedTab) {
    if let bind, let tag = tab.tag { bind(tag) } else { chosen = tab.node }
  }

  /// Looks at the tabs again when all views are up to date.
  func refreshLater() {
    guard !isWaiting, let tree = node?.tree else { return }
    isWaiting = true
    tree.afterUpdate { [weak self] in
      self?.isWaiting = false
      self?.refresh()
    }
  }

  /// Finds the tabs among the nodes and the selected one among them, and has that one's content made.
  func refresh() {
    guard let node else { return }
    tabs = TabFinder().tabs(in: node)
    let tab = selectedTab
    if selected !== tab?.node {
      let old = last
      selected = tab?.node
      last = tab
      node.tree.appearances.needsPass = true
      followSearch(from: old, to: tab)
    }
    if let building = tab?.node.kept(TabBuilding.self), !building.isBuilt { building.isBuilt = true }
  }

  private var selectedTab: HostedTab? {
    guard let bound else {
      return tabs.first { $0.node === chosen } ?? tabs.first { !$0.attributes.isHidden } ?? tabs.first
    }
    // Nobody knows what SwiftUI shows for a value that no tab has; here no tab's content shows.
    guard let tab = tabs.first(where: { $0.tag == bound }) else {
      if !tabs.isEmpty {
        node?.tree.warn(.unknownSelection, "The selection \(bound.base) of a TabView is the value of none of its tabs")
      }
      return nil
    }
    return tab
  }
}
