import PreviewRecording
import SwiftUI

/// Items of a toolbar that the host evaluates itself: a view that shows them in the bar.
protocol HostedToolbarContent {
  var barView: any View { get }
}

extension ToolbarContent {
  /// A view that shows the items in the bar; items with a body show what their body says.
  var hostedView: any View {
    (self as? any HostedToolbarContent)?.barView ?? ToolbarContentEvaluation(content: self)
  }
}

/// The body of toolbar items that a reader wrote.
struct ToolbarContentEvaluation<Content: ToolbarContent>: StoredEvaluation {
  static var evaluatedType: Any.Type { Content.self }
  let content: Content

  var body: AnyView { AnyView(content.body.hostedView) }
}

extension _ToolbarItems: HostedToolbarContent {
  var barView: any View { SeveralViews(views: items.map(\.hostedView)) }
}

extension _CustomizableToolbarItems: HostedToolbarContent {
  var barView: any View { SeveralViews(views: items.map(\.hostedView)) }
}

extension ChangedToolbarContent: HostedToolbarContent {
  var barView: any View { content.hostedView }
}

extension Optional: HostedToolbarContent where Wrapped: ToolbarContent {
  var barView: any View { SeveralViews(views: map { [$0.hostedView] } ?? []) }
}

extension Group: HostedToolbarContent where Content: ToolbarContent {
  var barView: any View { content.hostedView }
}

extension _ConditionalContent: HostedToolbarContent where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
  var barView: any View {
    switch branch {
    case .first(let content):
      ViewBuilder.buildEither(first: AnyView(content.hostedView)) as _ConditionalContent<AnyView, AnyView>
    case .second(let content):
      ViewBuilder.buildEither(second: AnyView(content.hostedView)) as _ConditionalContent<AnyView, AnyView>
    }
  }
}

extension ToolbarItem: HostedToolbarContent {
  var barView: any View { BarItemView(placement: placement, content: content) }
}

extension ToolbarItemGroup: HostedToolbarContent {
  var barView: any View { BarItemView(placement: placement, content: content, isGroup: true) }
}

extension ToolbarSpacer: HostedToolbarContent {
  var barView: any View { BarItemView(placement: placement, content: Spacer()) }
}

extension ToolbarTitleMenu: HostedToolbarContent {
  var barView: any View { TitleMenuView(content: content) }
}

extension DefaultToolbarItem: HostedToolbarContent {
  var barView: any View { EmptyView() }
}

/// Any number of views beside each other.
struct SeveralViews: HostedView {
  let views: [any View]

  func addChildren(to children: inout Children) {
    for (place, view) in views.enumerated() { children.add(view, .place(place)) }
  }
}

extension SeveralViews: PrimitiveView {
  typealias Body = Never
}

/// A view that stands in a bar.
struct BarItemView<Content: View>: HostedView {
  let placement: ToolbarItemPlacement
  let content: Content
  /// Whether each view inside is an item of its own.
  var isGroup = false

  func addChildren(to children: inout Children) { children.add(content, .content) }

  func show(_ node: Node, on screen: ScreenComposer) {
    let elements = screen.children(of: node)
    guard !elements.isEmpty else { return }
    let place = placement.placeOnPhone
    // The bar above the keyboard is there with the keyboard.
    if place == "keyboard", node.tree.focus.focused == nil { return }
    let items = isGroup ? elements.map { [$0] } : [elements]
    screen.screen.toolbar += items.map { BarItem(placement: place, content: $0) }
  }
}

extension BarItemView: PrimitiveView {
  typealias Body = Never
}

/// The menu on the title of a screen.
struct TitleMenuView<Content: View>: HostedView {
  let content: Content

  func addChildren(to children: inout Children) { children.add(content, .content) }

  func show(_ node: Node, on screen: ScreenComposer) {
    let items = screen.children(of: node)
    var menu = screen.element(.menu, for: node, text: screen.screen.title)
    menu.children = [Element(id: menu.id + ".items", role: .menuItems, children: items)]
    var actions = ElementActions()
    actions.menu = screen.takeMenu(items)
    screen.act(on: menu.id) { $0 = actions }
    screen.screen.toolbar.append(BarItem(placement: "titleMenu", content: [menu]))
  }
}

extension TitleMenuView: PrimitiveView {
  typealias Body = Never
}

extension ToolbarItemPlacement {
  /// Where iOS puts an item of this placement, by the name in `ToolbarItemPlacement`; what confirms keeps its own, since
  /// it stands out from the others at the trailing end.
  var placeOnPhone: String {
    switch self {
    case .automatic, .primaryAction, .destructiveAction: "topBarTrailing"
    case .cancellationAction, .navigation: "topBarLeading"
    case .status: "bottomBar"
    default: name
    }
  }
}
