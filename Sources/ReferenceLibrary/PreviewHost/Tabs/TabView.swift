import PreviewRecording
import SwiftUI

/// The tabs of a tab view of the form with `Tab`.
protocol BuiltTabs {
  var anyTabs: any TabContent { get }
}

extension TabContentBuilder.Content: BuiltTabs {
  var anyTabs: any TabContent { tabs }
}

extension TabView: HostedView {
  static var readsValues: Bool { true }

  func addChildren(to children: inout Children) {
    let node = children.node
    let controller = node.kept { TabController(node) }
    controller.readChoice()
    controller.bound = selection.map { AnyHashable($0.wrappedValue) }
    controller.bind = selection.map { selection in
      { tag in
        if let value = tag.base as? SelectionValue { selection.wrappedValue = value }
      }
    }
    children.surroundings[TabController.self] = controller
    let placement = children.node.tabBarPlacement
    children.surroundings.change { $0.tabBarPlacement = placement }
    if let tabs = content as? any BuiltTabs {
      children.add(part: tabs.anyTabs, .content)
    } else if let view = content as? any View {
      children.add(tabs: view, at: [])
    }
  }

  func didUpdate(_ node: Node) {
    node.kept(TabController.self)?.refresh()
  }

  func show(_ node: Node, on screen: ScreenComposer) {
    guard let controller = node.kept(TabController.self) else { return }
    let options = node.surroundings.environment.tabViewOptions
    if options.style == "page" {
      showPages(of: controller, in: node, on: screen)
    } else {
      let isSidebar = options.style == "sidebarAdaptable" && node.hasRoom
      screen.screen.tabBar = TabBarComposer(controller: controller, isSidebar: isSidebar).bar(on: screen)
      controller.showSelected(on: screen)
      if controller.hasSearchTab && !controller.isSearchSelected { screen.search?.isElsewhere = true }
    }
  }

  /// Pages that a reader turns: VoiceOver reads them as one element with a value that goes up and down.
  private func showPages(of controller: TabController, in node: Node, on screen: ScreenComposer) {
    let pages = controller.tabs.filter { !$0.attributes.isHidden }
    let place = pages.firstIndex { $0.node === controller.selected }
    var element = screen.element(.pages, for: node, children: screen.collect { controller.showSelected(on: screen) })
    element.value = place.map { "\($0 + 1)/\(pages.count)" }
    var actions = ElementActions()
    actions.adjust = { direction in
      let next = (place ?? -1) + (direction == .increment ? 1 : -1)
      if pages.indices.contains(next) { controller.select(pages[next]) }
    }
    screen.add(element, actions)
  }
}

extension Node {
  /// Where the tabs of a tab view stand that is this node.
  fileprivate var tabBarPlacement: TabBarPlacement {
    switch surroundings.environment.tabViewOptions.style {
    case "page": .pageIndicator
    case "sidebarAdaptable" where hasRoom: .sidebar
    default: hasRoom ? .topBar : .bottomBar
    }
  }
}

extension TabController {
  /// Shows the content of the selected tab.
  func showSelected(on screen: ScreenComposer) {
    guard let selected else { return }
    for child in selected.children where child.key == .content { screen.show(child) }
  }
}
