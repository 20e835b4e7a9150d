import PreviewRecording
import SwiftUI

/// Makes the bar of a tab view, or the sidebar in its place.
struct TabBarComposer {
  let controller: TabController
  let isSidebar: Bool

  /// The bar, with the actions of its items.
  func bar(on screen: ScreenComposer) -> TabBar {
    var bar = TabBar()
    bar.isSidebar = isSidebar
    for tab in tabs {
      let item = item(of: tab, on: screen)
      bar.items.append(item)
      screen.act(on: item.id) { $0.tap = { controller.select(tab) } }
    }
    return bar
  }

  /// The tabs that can be seen: a bar has those of sections too, but no headings, and the search at its end.
  private var tabs: [HostedTab] {
    let shown = controller.tabs.filter {
      !$0.attributes.isHidden && (isSidebar || $0.attributes.placement != .sidebarOnly)
    }
    guard !isSidebar else { return shown }
    return shown.filter { $0.role != .search } + shown.filter { $0.role == .search }
  }

  private func item(of tab: HostedTab, on screen: ScreenComposer) -> TabBar.Item {
    let label = tab.label.map { label in screen.collect { screen.show(label) } } ?? []
    let isBareSearch = tab.role == .search && label.isEmpty
    let locale = tab.node.surroundings.environment.locale
    var item = TabBar.Item(
      id: "e\(tab.node.number)",
      title: isBareSearch ? SystemWord.search.text(in: locale) : label.words,
      isSelected: tab.node === controller.selected)
    item.symbol = isBareSearch ? "magnifyingglass" : label.flatMap(\.all).lazy.compactMap(\.symbol).first
    item.badge = tab.attributes.badge
    item.role = tab.role?.name
    item.isEnabled = !tab.attributes.isDisabled
    item.identifier = tab.attributes.identifier
    if isSidebar { item.section = tab.section.map { section in screen.collect { screen.show(section) }.words } }
    return item
  }
}

extension [Element] {
  /// The words of elements that are not pictures.
  fileprivate var words: String {
    flatMap(\.all).filter { $0.role != .image }.compactMap(\.text).filter { !$0.isEmpty }.joined(separator: ", ")
  }
}

extension TabBarAttachment: HostedModifier {
  func addChildren(_ content: any View, to children: inout Children) {
    children.add(stored: content, .content)
    guard isEnabled else { return }
    let isAccessory = place == .accessory
    let surroundings = children.node.surroundings(for: .role("attachment")) {
      $0.tabViewBottomAccessoryPlacement = isAccessory ? .expanded : nil
    }
    children.add(stored: attachment, .role("attachment"), in: surroundings)
  }

  func show(_ node: Node, on screen: ScreenComposer) {
    screen.showModified(node)
    guard let bar = screen.screen.tabBar, place == .accessory || bar.isSidebar else { return }
    let elements = screen.children(of: node, .role("attachment"))
    switch place {
    case .accessory: screen.screen.tabBar?.accessory += elements
    case .sidebarHeader: screen.screen.tabBar?.sidebarHeader += elements
    case .sidebarFooter, .sidebarBottomBar: screen.screen.tabBar?.sidebarFooter += elements
    }
  }
}
