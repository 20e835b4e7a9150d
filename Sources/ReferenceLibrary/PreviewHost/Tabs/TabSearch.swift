import SwiftUI

/// What choosing tabs does to searches.
///
/// Where a tab has the role of search, a field around the tab view belongs to that tab; where none has, the field is for
/// every tab and is emptied when another tab is chosen.
extension TabController {
  /// Whether one of the tabs is for searching.
  var hasSearchTab: Bool { tabs.contains { $0.role == .search } }

  /// Whether the tab for searching shows.
  var isSearchSelected: Bool { tabs.contains { $0.role == .search && $0.node === selected } }

  /// Follows from one tab to another.
  func followSearch(from old: HostedTab?, to new: HostedTab?) {
    guard let node, let new else { return }
    if !hasSearchTab {
      if old != nil { node.surroundings[SearchController.self]?.reset() }
    } else if new.role == .search,
      node.surroundings.environment.tabViewOptions.searchActivation == TabSearchActivation.searchTabSelection.name
    {
      // The field may stand in the content of the tab, which is made after the tab was chosen.
      node.tree.afterAppearances { [weak self] in self?.beginSearch(in: new, comingFrom: old) }
    }
  }

  private func beginSearch(in tab: HostedTab, comingFrom old: HostedTab?) {
    guard let search = tab.node.searchInside ?? node?.surroundings[SearchController.self] else { return }
    search.isActive = true
    search.onDismiss = { [weak self, weak search] in
      search?.onDismiss = nil
      if let self, let old, selected === tab.node { select(old) }
    }
  }
}

extension Node {
  /// The first search field that can be seen in the node.
  fileprivate var searchInside: SearchController? {
    if let search = kept(SearchController.self) { return search }
    for child in children where meaning?.shows(child, in: self) ?? true {
      if let search = child.searchInside { return search }
    }
    return nil
  }
}
