import Foundation
import PreviewRecording
import SwiftUI

extension LazyVStack: HostedView {
  func addChildren(to children: inout Children) { children.addLazy(content) }

  func show(_ node: Node, on screen: ScreenComposer) {
    screen.addContainer(.vertical, for: node, spacing: spacing, alignment: alignment)
  }
}

extension LazyHStack: HostedView {
  func addChildren(to children: inout Children) { children.addLazy(content) }

  func show(_ node: Node, on screen: ScreenComposer) {
    screen.addContainer(.horizontal, for: node, spacing: spacing, alignment: alignment)
  }
}

extension LazyVGrid: HostedView {
  func addChildren(to children: inout Children) { children.addLazy(content) }

  func show(_ node: Node, on screen: ScreenComposer) {
    var element = screen.element(.grid, for: node, children: screen.children(of: node))
    element.recordTracks("columns", columns)
    element.recordArrangement(spacing: spacing, alignment: alignment)
    screen.add(element)
  }
}

extension LazyHGrid: HostedView {
  func addChildren(to children: inout Children) { children.addLazy(content) }

  func show(_ node: Node, on screen: ScreenComposer) {
    var element = screen.element(.grid, for: node, children: screen.children(of: node))
    element.recordTracks("rows", rows)
    element.recordArrangement(spacing: spacing, alignment: alignment)
    screen.add(element)
  }
}

extension Element {
  /// Records the columns or rows of a grid, and the distance between them where code says so.
  fileprivate mutating func recordTracks(_ name: String, _ items: [GridItem]) {
    looks.append(Look(name: name, arguments: items.map { .init(label: nil, value: $0.recorded) }))
    if let spacing = items.lazy.compactMap(\.spacing).first { looks.append(Look("trackSpacing", spacing)) }
  }
}

extension Grid: HostedView {
  func addChildren(to children: inout Children) { children.add(content, .content) }

  func show(_ node: Node, on screen: ScreenComposer) {
    var element = screen.element(.grid, for: node, children: screen.children(of: node))
    if let horizontalSpacing { element.looks.append(.init("horizontalSpacing", horizontalSpacing)) }
    element.recordArrangement(spacing: verticalSpacing, alignment: alignment)
    screen.add(element)
  }
}

extension GridRow: HostedView {
  func addChildren(to children: inout Children) { children.add(content, .content) }

  func show(_ node: Node, on screen: ScreenComposer) {
    screen.addContainer(.gridRow, for: node, spacing: nil, alignment: alignment ?? .center)
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
    var element = screen.element(.scroll, for: node, children: screen.children(of: node))
    if axes != .vertical { element.looks.append(.init("axes", axes)) }
    screen.add(element)
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
    children.add(content(GeometryProxy(size: children.node.roomSize)), .content)
  }
}

extension Node {
  /// The room of the whole screen in points: nothing is laid out.
  var roomSize: CGSize {
    let environment = surroundings.environment
    switch (environment.horizontalSizeClass, environment.verticalSizeClass) {
    case (.regular, .regular): return CGSize(width: 1194, height: 834)
    case (_, .compact): return CGSize(width: 852, height: 393)
    default: return CGSize(width: 393, height: 852)
    }
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
