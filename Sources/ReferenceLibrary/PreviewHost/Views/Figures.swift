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
  func show(_ node: Node, on screen: ScreenComposer) {
    var element = screen.element(.shape, for: node)
    element.value = "\(Content.self)"
    element.looks.append(.init(name: drawing, arguments: [.init(label: nil, value: "\(style)")]))
    screen.add(element)
  }
}

extension Color: HostedView {
  func show(_ node: Node, on screen: ScreenComposer) { screen.addShape(name, for: node) }
}

extension LinearGradient: HostedView {
  func show(_ node: Node, on screen: ScreenComposer) { screen.addShape("LinearGradient", for: node) }
}

extension RadialGradient: HostedView {
  func show(_ node: Node, on screen: ScreenComposer) { screen.addShape("RadialGradient", for: node) }
}
