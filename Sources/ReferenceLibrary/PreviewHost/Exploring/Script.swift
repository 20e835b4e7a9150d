import Foundation
package import PreviewRecording

extension PreviewHost {
  /// Does an action of a script.
  ///
  /// - Throws: `ActionError` if it cannot be done now.
  package func perform(_ action: ScriptAction) throws(ActionError) {
    switch action {
    case .type(let text, let field): try type(text, into: field)
    case .search(let text): try search(for: text)
    case .open(let address): try openIfHeard(address)
    case .wait(let milliseconds): advance(by: .milliseconds(milliseconds))
    case .submit(let field): try submit(field)
    case .swipe(let row, let action): try swipe(row, action: action)
    case .refresh: try refresh()
    case .relaunch: restart()
    }
  }

  private func openIfHeard(_ address: String) throws(ActionError) {
    guard let url = URL(string: address), !tree.incomingListeners.isEmpty else {
      throw ActionError(action: "open", target: address, reason: .notFound(offered: []))
    }
    open(url)
  }
}
