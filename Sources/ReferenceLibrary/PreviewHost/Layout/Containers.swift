import Foundation
import PreviewRecording
import SwiftUI

extension LazyVStack: HostedView {
  func addChildren(to children: inout Children) { children.addLazy(content) }

  func show(_ node: Node, on screen: ScreenComposer) {
    screen.add(screen.element(.vertical, for: node, children: screen.children(of: node)))
  }
}

extension LazyHStack: HostedView {
  func addChildren(to children: inout Children) { children.addLazy(content) }

  func show(_ node: Node, on screen: ScreenComposer) {
    screen.add(screen.element(.horizontal, for: node, children: screen.children(of: node)))
  }
}

extension LazyVGrid: HostedView {
  func addChildren(to children: inout Children) { children.addLazy(content) }

  func show(_ node: Node, on screen: ScreenComposer) {
    screen.add(screen.element(.grid, for: node, children: screen.children(of: node)))
  }
}

extension LazyHGrid: HostedView {
  func addChildren(to children: inout Children) { children.addLazy(content) }

  func show(_ node: Node, on screen: ScreenComposer) {
    screen.add(screen.element(.grid, for: node, children: screen.children(of: node)))
  }
}

extension Grid: HostedView {
  func addChildren(to children: inout Children) { children.add(content, .content) }

  func show(_ node: Node, on screen: ScreenComposer) {
    screen.add(screen.element(.grid, for: node, children: screen.children(of: node)))
  }
}

extension GridRow: HostedView {
  func addChildren(to children: inout Children) { children.add(content, .content) }

  func show(_ node: Node, on screen: ScreenComposer) {
    screen.add(screen.element(.gridRow, for: node, children: screen.children(of: node)))
  }
}

extension ViewThatFits: HostedView {
  func addChildren(to children: inout Children) { children.add(content, .content) }

  func show(_ node: Node, on screen: ScreenComposer) {
    // Nothing is laid out: the first view has room.
    screen.children(of: node).prefix(1).forEach { screen.add($0) }
  }
}

extension ScrollView: HostedView {
  func addChildren(to children: inout Children) { children.add(content, .content) }

  func show(_ node: Node, on screen: ScreenComposer) {
    screen.add(screen.element(.scroll, for: node, children: screen.children(of: node)))
  }
}

extension ScrollViewReader: HostedView {
  static var readsValues: Bool { true }

  func addChildren(to children: inout Children) {
    children.add(content(ScrollViewProxy { _, _ in }), .content)
  }
}

extension GeometryReader: HostedView {
  static var readsValues: Bool { true }

  func addChildren(to children: inout Children) {
    let isWide = children.surroundings.environment.horizontalSizeClass == .regular
    // The points of a phone held upright and of a tablet on its side.
    let size = isWide ? CGSize(width: 1194, height: 834) : CGSize(width: 393, height: 852)
    children.add(content(GeometryProxy(size: size)), .content)
  }
}

extension Children {
  /// Adds the views of a container that makes them when they come into sight.
  fileprivate mutating func addLazy(_ content: any View) {
    var surroundings = surroundings
    surroundings[LazyContainer.self] = .inside
    add(content, .content, in: surroundings)
  }
}
