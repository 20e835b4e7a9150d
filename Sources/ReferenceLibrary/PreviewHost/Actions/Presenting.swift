import PreviewRecording
public import SwiftUI

extension PreviewHost {
  /// Closes what is presented in front as a reader does: a sheet by a swipe down, a popover or a dialog by a tap beside.
  ///
  /// - Throws: `ActionError` if nothing is presented, or what is presented cannot be closed so.
  public func dismissByGesture() throws(ActionError) {
    guard let front = composed().composer.front else {
      throw ActionError(action: "dismiss", target: "what is presented", reason: .notFound(offered: []))
    }
    guard front.presented.canBeDismissedByGesture else {
      throw ActionError(action: "dismiss", target: front.presented.kind.rawValue, reason: .disabled)
    }
    perform(front.dismiss)
  }

  /// Drags the sheet in front to one of its heights.
  ///
  /// - Throws: `ActionError` if no sheet is in front, or it cannot have that height.
  public func selectDetent(_ detent: PresentationDetent) throws(ActionError) {
    let front = composed().composer.front
    guard let front, front.presented.kind == .sheet, front.detents.contains(detent) else {
      throw ActionError(
        action: "drag a sheet to", target: detent.recordedName,
        reason: .notFound(offered: front?.presented.detents ?? []))
    }
    perform { front.select(detent) }
  }
}
