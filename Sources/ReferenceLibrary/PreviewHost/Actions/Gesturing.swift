import PreviewRecording
public import SwiftUI

extension PreviewHost {
  /// Taps an element several times in quick succession.
  ///
  /// - Throws: `ActionError` if no such element in front takes so many taps, or it is disabled.
  public func tap(_ name: String, times count: Int) throws(ActionError) {
    let (_, tap) = try find("tap \(count) times", name) { count == 1 ? $0.tap : $0.severalTaps[count] }
    perform(tap)
  }

  /// Presses an element for a while.
  ///
  /// - Throws: `ActionError` if no such element in front takes a long press, or it is disabled.
  public func longPress(_ name: String) throws(ActionError) {
    let (_, press) = try find("press", name) { $0.longPress }
    perform(press)
  }

  /// Presses keys of a keyboard; the first element in front that has the shortcut acts as if it were tapped.
  ///
  /// - Throws: `ActionError` if no element in front has the shortcut, or it is disabled.
  public func press(_ key: KeyEquivalent, modifiers: EventModifiers = .command) throws(ActionError) {
    let shortcut = KeyboardShortcut(key, modifiers: modifiers)
    let (screen, composer) = composed()
    let found = screen.reachable.first { composer.actions[$0.id]?.shortcut == shortcut }
    guard let found, let tap = composer.actions[found.id]?.tap else {
      throw ActionError(action: "press", target: String(key.character), reason: .notFound(offered: []))
    }
    guard found.isEnabled else { throw ActionError(action: "press", target: found.name, reason: .disabled) }
    perform(tap)
  }
}
