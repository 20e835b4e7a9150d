import PreviewRecording
import SwiftUI

extension Text: HostedView {
  func show(_ node: Node, on screen: ScreenComposer) {
    let runs = runs(in: TextEnvironment(node.surroundings.environment))
    var element = screen.element(.text, for: node, text: runs.map(\.text).joined())
    element.looks = styles.map { Element.Look(name: $0) }
    if spoken != nil || heading != nil {
      var said = Accessibility()
      said.label = spoken
      said.headingLevel = heading.flatMap { $0 == .unspecified ? nil : Int($0.rawValue) }
      element.accessibility = said
    }
    // Several pieces, or a link, are seen one by one; what the text says is said once.
    if runs.count > 1 || runs.contains(where: { $0.link != nil }) {
      element.children = runs.enumerated().map { screen.piece($1, at: $0, of: element, node) }
    }
    screen.add(element)
  }
}

extension ScreenComposer {
  /// A piece of a text; a link opens what it leads to.
  fileprivate func piece(_ run: TextRun, at place: Int, of text: Element, _ node: Node) -> Element {
    var element = Element(id: "\(text.id).\(place)", role: run.link == nil ? .text : .link, text: run.text)
    element.isEnabled = text.isEnabled
    element.looks = run.styles.map { Element.Look(name: $0) }
    if let link = run.link {
      element.value = link.absoluteString
      let open = node.surroundings.environment.openURL
      act(on: element.id) { $0.tap = { open(link) } }
    }
    return element
  }
}

extension Image: HostedView {
  func show(_ node: Node, on screen: ScreenComposer) {
    var element = screen.element(.image, for: node)
    element.text = screen.words(label, for: node)
    switch source {
    case .symbol(let name), .asset(let name): element.symbol = name
    case .decorative(let name):
      element.symbol = name
      element.accessibility = Accessibility()
      element.accessibility?.isHidden = true
    }
    screen.add(element)
  }
}

extension Divider: HostedView {
  func show(_ node: Node, on screen: ScreenComposer) { screen.add(.divider, for: node) }
}

extension Spacer: HostedView {
  func show(_ node: Node, on screen: ScreenComposer) { screen.add(.spacer, for: node) }
}

extension HStack: HostedView {
  func addChildren(to children: inout Children) { children.add(content, .content) }

  func show(_ node: Node, on screen: ScreenComposer) {
    screen.add(screen.element(.horizontal, for: node, children: screen.children(of: node)))
  }
}

extension VStack: HostedView {
  func addChildren(to children: inout Children) { children.add(content, .content) }

  func show(_ node: Node, on screen: ScreenComposer) {
    screen.add(screen.element(.vertical, for: node, children: screen.children(of: node)))
  }
}

extension ZStack: HostedView {
  func addChildren(to children: inout Children) { children.add(content, .content) }

  func show(_ node: Node, on screen: ScreenComposer) {
    screen.add(screen.element(.layers, for: node, children: screen.children(of: node)))
  }
}
