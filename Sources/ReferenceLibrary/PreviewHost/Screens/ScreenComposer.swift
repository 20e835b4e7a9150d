import PreviewRecording
import SwiftUI

/// Makes a screen of the evaluated tree; it evaluates nothing.
final class ScreenComposer {
  /// The screen under way.
  var screen = Screen()
  /// What can be done with the elements, by their identities.
  private(set) var actions: [Element.ID: ElementActions] = [:]
  /// What tells the rows and options of a list or picker apart.
  private(set) var tags: [Element.ID: AnyHashable] = [:]
  private var elements: [Element] = []
  /// What the views of the presentation under way say about it.
  var record = PresentationRecord()
  /// What is presented over everything else.
  private(set) var front: FrontPresented?

  init() {}

  /// Shows a node by its meaning; a view with a body shows what its body says.
  func show(_ node: Node) {
    if let meaning = node.meaning {
      meaning.show(node, on: self)
    } else {
      showChildren(of: node)
    }
  }

  /// Shows the views inside that can be seen.
  func showChildren(of node: Node) {
    for child in node.children where node.meaning?.shows(child, in: node) ?? true { show(child) }
  }

  /// Adds an element.
  func add(_ element: Element, _ actions: ElementActions? = nil) {
    elements.append(element)
    if let actions { self.actions[element.id] = actions }
  }

  /// Adds a bare element for a node.
  func add(_ role: Element.Role, for node: Node, text: String? = nil, _ actions: ElementActions? = nil) {
    add(element(role, for: node, text: text), actions)
  }

  /// Makes an element for a node that is enabled where its environment says so.
  func element(
    _ role: Element.Role, for node: Node, text: String? = nil, children: [Element] = []
  ) -> Element {
    var element = Element(id: "e\(node.number)", role: role, text: text, children: children)
    element.isEnabled = node.surroundings.environment.isEnabled
    return element
  }

  /// What `body` adds, instead of adding it.
  func collect(_ body: () -> Void) -> [Element] {
    let outer = elements
    elements = []
    body()
    defer { elements = outer }
    return elements
  }

  /// What the views inside a node add, instead of adding it.
  func children(of node: Node) -> [Element] {
    collect { showChildren(of: node) }
  }

  /// What the child under a key adds, instead of adding it.
  func children(of node: Node, _ key: ChildKey) -> [Element] {
    collect { for child in node.children where child.key == key { show(child) } }
  }

  /// Adds what the views inside a node add, each changed by `edit`.
  func showChildren(of node: Node, editing edit: (inout Element) -> Void) {
    for var element in children(of: node) {
      edit(&element)
      add(element)
    }
  }

  /// Makes a screen of its own of what `body` shows, as for a sheet or a column.
  func nested(_ body: () -> Void) -> Screen {
    let outer = screen
    screen = Screen()
    let content = collect(body)
    screen.content += content
    defer { screen = outer }
    return screen
  }

  /// Makes a screen of what is presented, with what its views say about the presentation.
  func presented(_ body: () -> Void) -> (screen: Screen, record: PresentationRecord) {
    let outer = record
    record = PresentationRecord()
    defer { record = outer }
    let screen = nested(body)
    return (screen, record)
  }

  /// Takes away what could be done with the bars below something modal.
  func beginModal() {
    actions[.back] = nil
  }

  /// Notes something presented; what is presented over it was noted before.
  func noteFront(_ presented: FrontPresented) {
    if front == nil { front = presented }
  }

  /// Notes what tells a row or an option from others; an inner note stays.
  func tag(_ id: Element.ID, _ tag: AnyHashable) {
    if tags[id] == nil { tags[id] = tag }
  }

  /// Adds to what can be done with an element.
  func act(on id: Element.ID, _ change: (inout ElementActions) -> Void) {
    change(&actions[id, default: ElementActions()])
  }

  /// Makes the screen of a tree.
  func compose(_ tree: ViewTree) -> Screen {
    nested { tree.root.map(show) }
  }
}

/// What a reader can do with an element.
struct ElementActions {
  /// Tapping it.
  var tap: (() -> Void)?
  /// Typing: replaces the text of a field.
  var type: ((String) -> Void)?
  /// Submitting the text of a field.
  var submit: (() -> Void)?
  /// One step up or down.
  var adjust: ((AccessibilityAdjustmentDirection) -> Void)?
  /// The place among the elements of a `ForEach`.
  var offset: Int?
  /// Deleting the row.
  var delete: (() -> Void)?
  /// Moving the row before the row that is at an index now.
  var move: ((Int) -> Void)?
  /// Further actions by their words: swipes, the context menu, accessibility actions.
  var named: [(name: String, action: () -> Void)] = []

  init(tap: (() -> Void)? = nil) {
    self.tap = tap
  }
}
