import PreviewRecording
import SwiftUI

// Nothing is drawn: a figure or colour is an element with its name.

extension ScreenComposer {
  /// Adds a figure or a colour by its name.
  func addShape(_ name: String, for node: Node, style: (any RecordedValue)? = nil) {
    var element = element(.shape, for: node)
    element.value = name
    if let style { element.looks.append(.init("fill", style)) }
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
    element.value = (shape as? any RecordedValue)?.recorded ?? "\(Content.self)"
    var look = Element.Look(drawing.name, style)
    if let line = drawing.line { look.arguments.append(.init(label: "lineWidth", value: "\(line.lineWidth)")) }
    element.looks.append(look)
    screen.add(element)
  }
}

extension _ShapeView.Drawing {
  /// The line that is drawn; nil for a figure that is filled.
  fileprivate var line: StrokeStyle? {
    switch self {
    case .fill: nil
    case .stroke(let line), .border(let line): line
    }
  }

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
  func show(_ node: Node, on screen: ScreenComposer) { screen.addShape("AngularGradient", for: node, style: self) }
}

extension EllipticalGradient: HostedView {
  func show(_ node: Node, on screen: ScreenComposer) { screen.addShape("EllipticalGradient", for: node, style: self) }
}

extension MeshGradient: HostedView {
  func show(_ node: Node, on screen: ScreenComposer) { screen.addShape("MeshGradient", for: node) }
}

extension Canvas: HostedView {
  func show(_ node: Node, on screen: ScreenComposer) { screen.addShape("Canvas", for: node) }
}

extension LinearGradient: HostedView {
  func show(_ node: Node, on screen: ScreenComposer) { screen.addShape("LinearGradient", for: node, style: self) }
}

extension RadialGradient: HostedView {
  func show(_ node: Node, on screen: ScreenComposer) { screen.addShape("RadialGradient", for: node, style: self) }
}
