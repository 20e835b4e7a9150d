import PreviewRecording
import SwiftUI

// Nothing is drawn: a figure or colour is an element with its name.

extension ScreenComposer {
  /// Adds a figure or a colour by its name.
  func addShape(_ name: String, for node: Node) {
    var element = element(.shape, for: node)
    element.value = name
    add(element)
  }
}

extension _ShapeView: HostedView {
  func addChildren(to children: inout Children) {
    if let under { children.add(stored: under, .content) }
  }

  func show(_ node: Node, on screen: ScreenComposer) {
    screen.showChildren(of: node)
    var element = screen.element(.shape, for: node)
    element.value = "\(Content.self)"
    element.looks.append(.init(name: drawing.name, arguments: [.init(label: nil, value: "\(style)")]))
    screen.add(element)
  }
}

extension _ShapeView.Drawing {
  /// The name of the modifier that draws so.
  fileprivate var name: String {
    switch self {
    case .fill: "fill"
    case .stroke: "stroke"
    case .border: "strokeBorder"
    }
  }
}

extension Color: HostedView {
  func show(_ node: Node, on screen: ScreenComposer) { screen.addShape(name, for: node) }
}

extension AngularGradient: HostedView {
  func show(_ node: Node, on screen: ScreenComposer) { screen.addShape("AngularGradient", for: node) }
}

extension EllipticalGradient: HostedView {
  func show(_ node: Node, on screen: ScreenComposer) { screen.addShape("EllipticalGradient", for: node) }
}

extension MeshGradient: HostedView {
  func show(_ node: Node, on screen: ScreenComposer) { screen.addShape("MeshGradient", for: node) }
}

extension Canvas: HostedView {
  func show(_ node: Node, on screen: ScreenComposer) { screen.addShape("Canvas", for: node) }
}

extension LinearGradient: HostedView {
  func show(_ node: Node, on screen: ScreenComposer) { screen.addShape("LinearGradient", for: node) }
}

extension RadialGradient: HostedView {
  func show(_ node: Node, on screen: ScreenComposer) { screen.addShape("RadialGradient", for: node) }
}
