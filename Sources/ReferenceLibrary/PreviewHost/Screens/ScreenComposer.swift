import Foundation
import PreviewRecording
import SwiftUI

/// Makes a screen of the evaluated tree; it evaluates nothing.
final class ScreenComposer {
  /// The screen under way.
  var screen = Screen()
  /// What can be done with the elements, by their identities.
  private(set) var actions: [Element.ID: ElementActions] = [:]
  /// What tells the rows and options of a list or picker apart; inner tags first.
  private(set) var tags: [Element.ID: [Tag]] = [:]
  private var elements: [Element] = []
  /// What the views of the presentation under way say about it.
  var record = PresentationRecord()
  /// The single elements at which something is presented, by the modifiers that present it.
  private var sources: [ObjectIdentifier: Element.ID] = [:]
  /// What is presented over everything else.
  private(set) var front: FrontPresented?
  /// What the views inside of the search field's view add to it.
  var search: SearchParts?
  /// The bars that views show or hide, by their names; the innermost view that says so counts.
  private var hiddenBars: [String: Bool] = [:]
  /// Whether the lists of the screen in front are being edited.
  var editMode: Binding<EditMode>?
  /// Loads the data of the screen in front anew.
  var refresh: (@Sendable () async -> Void)?

  /// The language of the words that the system adds.
  private let locale: Locale

  init(_ locale: Locale) {
    self.locale = locale
  }

  /// The word for deleting a row.
  var deleteWord: String { SystemWord.delete.text(in: locale) }

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
  func showChildren(of node: Node, _ key: ChildKey? = nil, editing edit: (inout Element) -> Void) {
    for var element in key.map({ children(of: node, $0) }) ?? children(of: node) {
      edit(&element)
      add(element)
    }
  }

  /// Makes a screen of its own of what `body` shows, as for a sheet or a column.
  func nested(_ body: () -> Void) -> Screen {
    let outer = (screen, hiddenBars)
    (screen, hiddenBars) = (Screen(), [:])
    let content = collect(body)
    screen.content += content
    hideBars()
    defer { (screen, hiddenBars) = outer }
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

  /// Shows the view that something is presented from, and notes which element that is.
  func showSource(of node: Node) {
    let elements = collect { showModified(node) }
    if elements.count == 1 { sources[ObjectIdentifier(node)] = elements[0].id }
    for element in elements { add(element) }
  }

  /// The element from which a modifier presents.
  func source(of node: Node?) -> Element.ID? {
    node.flatMap { sources[ObjectIdentifier($0)] }
  }

  /// Notes something presented; what is presented over it was noted before.
  func noteFront(_ presented: FrontPresented) {
    if front == nil { front = presented }
  }

  /// Shows or hides a bar of the screen unless a view further in has said so.
  func hideBar(_ name: String, _ isHidden: Bool) {
    if hiddenBars[name] == nil { hiddenBars[name] = isHidden }
  }

  private func hideBars() {
    if hiddenBars["navigationBar"] == true { screen.hasNavigationBar = false }
    if hiddenBars["tabBar"] == true { screen.tabBar?.isHidden = true }
    let hasTopBar = screen.hasNavigationBar || !screen.columns.isEmpty
    let hidesBottomBar = hiddenBars["bottomBar"] == true
    screen.toolbar.removeAll { item in
      switch item.placement {
      case "bottomBar": hidesBottomBar
      case "keyboard": false
      default: !hasTopBar
      }
    }
  }

  /// Shows the child under a key.
  func showChildren(of node: Node, _ key: ChildKey) {
    for child in node.children where child.key == key { show(child) }
  }

  /// Notes what tells a row or an option from others; an inner note of the same type stays.
  func tag(_ id: Element.ID, _ tag: Tag) {
    tags[id, default: []].append(tag)
  }

  /// Takes away what can be done with an element, to give it to another.
  func takeActions(of id: Element.ID) -> ElementActions? {
    actions.removeValue(forKey: id)
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

/// An action by its words.
struct NamedAction {
  let name: String
  var isEnabled = true
  let action: () -> Void
}

/// What a reader can do with an element.
struct ElementActions {
  /// Tapping it.
  var tap: (() -> Void)?
  /// Several taps, by their number.
  var severalTaps: [Int: () -> Void] = [:]
  /// Pressing it for a while.
  var longPress: (() -> Void)?
  /// The keys that stand for a tap.
  var shortcut: KeyboardShortcut?
  /// Turning it on or off.
  var toggle: (() -> Void)?
  /// Choosing it among the options of a picker.
  var choose: (() -> Void)?
  /// Selecting it, or giving up the selection, among the rows of a list.
  var select: (() -> Void)?
  /// Giving it the focus of the keyboard.
  var focus: (() -> Void)?
  /// Typing: replaces the text of a field.
  var type: ((String) -> Void)?
  /// What it puts into the search field.
  var completion: String?
  /// Giving up a search.
  var cancel: (() -> Void)?
  /// Submitting the text of a field.
  var submit: (() -> Void)?
  /// Setting the number of a slider.
  var setNumber: ((Double) -> Void)?
  /// Setting the date of a picker.
  var setDate: ((Date) -> Void)?
  /// Setting the colour of a picker.
  var setColor: ((Color) -> Void)?
  /// One step up or down.
  var adjust: ((AccessibilityAdjustmentDirection) -> Void)?
  /// The place among the elements of a `ForEach`.
  var offset: Int?
  /// The `ForEach` that it is an element of.
  var collection: ObjectIdentifier?
  /// What the reader may not do with the row.
  var forbidden: Set<RowEdit> = []
  /// Deleting the row.
  var delete: (() -> Void)?
  /// What a swipe over the row shows.
  var swipes: [NamedAction] = []
  /// The items of the menu that it opens.
  var menu: [NamedAction] = []
  /// Moving the row before the row that is at an index now.
  var move: ((Int) -> Void)?
  /// The place of the last row among those that it can change places with.
  var lastOffset: Int?
  /// Whether the row shows the handles of editing, which take the place of swipes.
  var isBeingEdited = false
  /// What a double tap of assistive technologies does, if it is not what a tap does.
  var activate: (() -> Void)?
  /// The gestures of assistive technologies that it answers to, by their names.
  var gestures: [String: () -> Void] = [:]
  /// Moving the cursor of assistive technologies to it.
  var pointAt: (() -> Void)?
  /// The actions of assistive technologies by their words.
  var named: [NamedAction] = []

  init(tap: (() -> Void)? = nil) {
    self.tap = tap
  }
}
