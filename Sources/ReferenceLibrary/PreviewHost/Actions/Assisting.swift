import Foundation
public import PreviewRecording
public import SwiftUI

extension PreviewHost {
  /// The language of the interface, by its tag.
  private var languageTag: String { tree.surroundings.environment.locale.identifier }

  /// What assistive technologies know of the screen in front, in the order in which it is read.
  public var accessibilityTree: [AccessibilityElement] { screen.accessibilityTree(in: languageTag) }

  /// What VoiceOver says of the screen in front, element by element, in the language of the device.
  ///
  /// Hints of the system's own, such as “double tap to activate”, are left out.
  public var voiceOverTranscript: [String] { screen.voiceOverTranscript(in: languageTag) }

  /// The messages to assistive technologies that were posted since the host began, in order.
  public var announcements: [Announcement] {
    settle()
    return posted
  }

  /// Takes over what was posted; messages of other hosts were taken over by those.
  func collectAnnouncements() {
    posted += PostedNotifications.shared.drain().map {
      Announcement(kind: .init(rawValue: $0.kind) ?? .announcement, text: $0.text)
    }
  }

  /// Activates an element as a double tap with VoiceOver does.
  ///
  /// - Throws: `ActionError` if there is no such element in front, or it is disabled.
  public func activate(_ name: String) throws(ActionError) {
    let (_, activate) = try find("activate", name) { $0.activate ?? $0.tap }
    perform(activate)
  }

  /// Runs a further action of an element, by its words: one that code adds, or one that a swipe over the row shows.
  ///
  /// - Throws: `ActionError` if there is no such element in front, or it has no such action.
  public func performAccessibilityAction(_ action: String, on name: String) throws(ActionError) {
    let (_, actions) = try find("act on", name) { actions -> [NamedAction]? in
      let all = actions.named + actions.swipes + actions.menu
      return all.isEmpty ? nil : all
    }
    try perform(action, of: actions, "run")
  }

  /// Makes a gesture of assistive technologies, such as the one that closes something, over an element.
  ///
  /// - Throws: `ActionError` if there is no element in front that answers to it.
  public func performAccessibilityAction(_ kind: AccessibilityActionKind, on name: String) throws(ActionError) {
    if kind == .default { return try activate(name) }
    let (_, action) = try find(kind.name, name) { $0.gestures[kind.name] }
    perform(action)
  }

  /// Moves the cursor of assistive technologies to an element that code ties to a state; nil takes it away.
  ///
  /// - Throws: `ActionError` if there is no such element in front.
  public func moveAccessibilityFocus(to name: String?) throws(ActionError) {
    guard let name else { return perform { tree.cursor.move(to: nil) } }
    let (_, move) = try find("point at", name) { $0.pointAt }
    perform(move)
  }
}
