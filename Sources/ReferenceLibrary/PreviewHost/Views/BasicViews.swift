import Foundation
import PreviewRecording
import SwiftUI

extension Text: HostedView {
  func show(_ node: Node, on screen: ScreenComposer) {
    let runs = runs(in: TextEnvironment(node.surroundings.environment))
    var element = screen.element(.text, for: node, text: runs.map(\.text).joined())
    element.looks = styles.map(Element.Look.init(style:))
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

extension Element.Look {
  /// A look of a text or a picture, such as `bold` or `font(title)`.
  init(style: String) {
    let name = style.prefix { $0 != "(" }
    self.init(name: String(name))
    guard name.endIndex < style.endIndex else { return }
    arguments = [.init(label: nil, value: String(style[name.endIndex...].dropFirst().dropLast()))]
  }

  /// What a container says about its views that is no modifier, such as the distance between them.
  init(_ name: String, _ value: Any) {
    self.init(name: name, arguments: [.init(label: nil, value: RecordedModifier.Argument.words(for: value))])
  }
}

extension Element {
  /// Records the distance between the views of a container and how they are aligned, where code says so.
  mutating func recordArrangement(spacing: CGFloat?, alignment: any RecordedValue) {
    if let spacing { looks.append(Look("spacing", spacing)) }
    if alignment.recorded != "center" { looks.append(Look("alignment", alignment)) }
  }
}

extension ScreenComposer {
  /// Adds a container with its views, the distance between them and how they are aligned.
  func addContainer(_ role: Element.Role, for node: Node, spacing: CGFloat?, alignment: any RecordedValue) {
    var element = element(role, for: node, children: children(of: node))
    element.recordArrangement(spacing: spacing, alignment: alignment)
    add(element)
  }

  /// A piece of a text; a link opens what it leads to.
  fileprivate func piece(_ run: TextRun, at place: Int, of text: Element, _ node: Node) -> Element {
    var element = Element(id: "\(text.id).\(place)", role: run.link == nil ? .text : .link, text: run.text)
    element.isEnabled = text.isEnabled
    element.looks = run.styles.map(Element.Look.init(style:))
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
    element.looks = styles.map(Element.Look.init(style:))
    switch source {
    case .symbol(let name): element.symbol = node.surroundings.environment.symbolVariants.applied(to: name)
    case .asset(let name):
      element.symbol = name
      element.looks.append(.init("asset", true))
    case .decorative(let name):
      element.symbol = name
      element.looks.append(.init("asset", true))
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
  func show(_ node: Node, on screen: ScreenComposer) {
    var element = screen.element(.spacer, for: node)
    if let minLength { element.looks.append(.init("minLength", minLength)) }
    screen.add(element)
  }
}

extension HStack: HostedView {
  func addChildren(to children: inout Children) { children.add(content, .content) }

  func show(_ node: Node, on screen: ScreenComposer) {
    screen.addContainer(.horizontal, for: node, spacing: spacing, alignment: alignment)
  }
}

extension VStack: HostedView {
  func addChildren(to children: inout Children) { children.add(content, .content) }

  func show(_ node: Node, on screen: ScreenComposer) {
    screen.addContainer(.vertical, for: node, spacing: spacing, alignment: alignment)
  }
}

extension ZStack: HostedView {
  func addChildren(to children: inout Children) { children.add(content, .content) }

  func show(_ node: Node, on screen: ScreenComposer) {
    screen.addContainer(.layers, for: node, spacing: nil, alignment: alignment)
  }
}
