import Foundation
import PreviewRecording
import SwiftUI

extension ScreenComposer {
  /// What can be done with one touch on a screen that it has made: its bar first, then what is in it, from the top.
  func touches(on screen: Screen) -> [Recording.Action] {
    let front = screen.front
    var touches: [Recording.Action] = []
    if hasWayBack(on: front) { touches.append(.back) }
    if hasSidebarButton(on: screen) { touches.append(.sidebar) }
    if let search = front.searchField { touches += self.touches(on: search) }
    var seen: Set<Element.ID> = []
    for element in screen.reachable where element.isEnabled && seen.insert(element.id).inserted {
      touches += self.touches(on: element)
    }
    for item in front.tabBars.filter({ !$0.isHidden }).flatMap(\.items) where item.isEnabled {
      if actions[item.id]?.tap != nil { touches.append(.tap(item.id)) }
    }
    if self.front?.presented.canBeDismissedByGesture == true { touches.append(.dismiss) }
    return touches
  }

  private func touches(on search: SearchField) -> [Recording.Action] {
    guard let offered = actions[search.id] else { return [] }
    if search.isActive { return offered.cancel == nil ? [] : [.cancelSearch] }
    return offered.tap == nil ? [] : [.tap(search.id)]
  }

  private func touches(on element: Element) -> [Recording.Action] {
    guard let offered = actions[element.id] else { return [] }
    var touches: [Recording.Action] = []
    if offered.tap ?? offered.choose != nil { touches.append(.tap(element.id)) }
    for isUp in [true, false] where offered.step(isUp: isUp) != nil {
      touches.append(.adjust(element.id, isUp: isUp))
    }
    var words: Set<String> = []
    for item in offered.items where item.isEnabled && words.insert(item.name).inserted {
      touches.append(.menu(element.id, item: item.name))
    }
    if offered.canBeDeleted { touches.append(.menu(element.id, item: deleteWord)) }
    return touches
  }

  private func hasWayBack(on front: Screen) -> Bool {
    let hasButton = front.backButton != nil || front.columns.contains { $0.screen.backButton != nil }
    return hasButton && actions[.back]?.tap != nil
  }

  private func hasSidebarButton(on screen: Screen) -> Bool {
    actions[.sidebarToggle]?.tap != nil && screen.presented.allSatisfy(\.isBeside)
  }

  /// What an action of a reader does; nil where it is not offered.
  func effect(of action: Recording.Action, on screen: Screen) -> (() -> Void)? {
    switch action {
    case .tap(let id): return actions[id].flatMap { $0.tap ?? $0.choose }
    case .menu(let id, let item): return actions[id].flatMap { effect(of: item, in: $0) }
    case .adjust(let id, let isUp): return actions[id]?.step(isUp: isUp)
    case .back: return hasWayBack(on: screen.front) ? actions[.back]?.tap : nil
    case .sidebar: return hasSidebarButton(on: screen) ? actions[.sidebarToggle]?.tap : nil
    case .cancelSearch: return screen.front.searchField.flatMap { actions[$0.id]?.cancel }
    case .dismiss: return front.flatMap { $0.presented.canBeDismissedByGesture ? $0.dismiss : nil }
    case .wait, .script: return nil
    }
  }

  private func effect(of item: String, in offered: ElementActions) -> (() -> Void)? {
    if let found = offered.items.first(where: { $0.name == item && $0.isEnabled }) { return found.action }
    return offered.canBeDeleted && item == deleteWord ? offered.delete : nil
  }
}

extension ElementActions {
  /// What a menu or a swipe offers; while rows are edited they do not answer to swipes.
  fileprivate var items: [NamedAction] { (isBeingEdited ? [] : swipes) + menu }

  /// Whether the row is deleted by a swipe or by its handle; swipes of its own take the place of the first.
  fileprivate var canBeDeleted: Bool { delete != nil && (isBeingEdited || swipes.isEmpty) }

  /// One step of a value, or a row that is dragged by its handle past the next one.
  fileprivate func step(isUp: Bool) -> (() -> Void)? {
    if let adjust { return { adjust(isUp ? .increment : .decrement) } }
    guard isBeingEdited, let move, let offset, let lastOffset else { return nil }
    if isUp { return offset > 0 ? { move(offset - 1) } : nil }
    return offset < lastOffset ? { move(offset + 2) } : nil
  }
}
