import PreviewRecording
import SwiftUI

extension SelectionDisabledModifier: HostedModifier {
  func show(_ node: Node, on screen: ScreenComposer) {
    screen.showChildren(of: node) { element in
      if isDisabled { screen.act(on: element.id) { _ = $0.forbidden.insert(.select) } }
    }
  }
}

extension SelectionMenu: HostedModifier {
  // The menu is of a selection that a long press makes; here a row has its main action only.
  func show(_ node: Node, on screen: ScreenComposer) {
    screen.showChildren(of: node) { element in
      guard let primaryAction else { return }
      for row in element.all where row.role == .row {
        guard let tags = row.children.first.flatMap({ screen.tags[$0.id] }),
          let value = tags.lazy.compactMap({ $0.value(as: Value.self) }).first
        else { continue }
        screen.act(on: row.id) { $0.tap = { primaryAction([value]) } }
      }
    }
  }
}

// Rows come in by dragging, which nobody does here.
extension RowInsertion: HostedModifier {}
