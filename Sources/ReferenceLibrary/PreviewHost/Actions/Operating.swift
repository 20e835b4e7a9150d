public import Foundation
import PreviewRecording
public import SwiftUI

extension PreviewHost {
  /// Turns the toggle of a name on or off.
  ///
  /// - Throws: `ActionError` if there is no such toggle in front, or it is disabled.
  public func toggle(_ name: String) throws(ActionError) {
    let (_, toggle) = try find("toggle", name) { $0.toggle }
    perform(toggle)
  }

  /// Chooses an option of a picker by its words, in whatever form the picker shows them.
  ///
  /// - Throws: `ActionError` if there is no such picker in front, it has no such option, or one of them is disabled.
  public func choose(_ option: String, in picker: String) throws(ActionError) {
    let (screen, composer) = composed()
    let pickers = screen.front.elements.filter { $0.role == .picker }
    guard let picker = pickers.first(where: { $0.isCalled(picker) }) ?? pickers.first(where: { $0.contains(picker) })
    else { throw ActionError(action: "choose in", target: picker, reason: .notFound(offered: pickers.map(\.name))) }
    guard picker.isEnabled else { throw ActionError(action: "choose in", target: picker.name, reason: .disabled) }
    let options = picker.children.filter { $0.role == .option }
    guard let found = options.first(where: { $0.contains(option) }), let choose = composer.actions[found.id]?.choose
    else { throw ActionError(action: "choose", target: option, reason: .notFound(offered: options.map(\.name))) }
    guard found.isEnabled else { throw ActionError(action: "choose", target: option, reason: .disabled) }
    perform(choose)
  }

  /// Moves the value of a slider, stepper or other adjustable element one step up or down, as a swipe of VoiceOver does.
  ///
  /// - Throws: `ActionError` if there is no such element in front, or it is disabled.
  public func adjust(_ name: String, _ direction: AccessibilityAdjustmentDirection) throws(ActionError) {
    let (_, adjust) = try find("adjust", name) { $0.adjust }
    perform { adjust(direction) }
  }

  /// Moves a slider to a value; its bounds and steps hold.
  ///
  /// - Throws: `ActionError` if there is no such slider in front, or it is disabled.
  public func adjust(_ name: String, to value: Double) throws(ActionError) {
    let (_, set) = try find("adjust", name) { $0.setNumber }
    perform { set(value) }
  }

  /// Chooses a date in a date picker; its range holds.
  ///
  /// - Throws: `ActionError` if there is no such picker in front, or it is disabled.
  public func choose(_ date: Date, in picker: String) throws(ActionError) {
    let (_, set) = try find("choose a date in", picker) { $0.setDate }
    perform { set(date) }
  }

  /// Chooses a colour in a colour picker.
  ///
  /// - Throws: `ActionError` if there is no such picker in front, or it is disabled.
  public func choose(_ color: Color, in picker: String) throws(ActionError) {
    let (_, set) = try find("choose a colour in", picker) { $0.setColor }
    perform { set(color) }
  }

  /// The words of the items of a menu, or of the menu that a long press on an element opens.
  ///
  /// - Throws: `ActionError` if there is no such element in front, or it is disabled.
  public func openMenu(_ name: String) throws(ActionError) -> [String] {
    try find("open the menu of", name) { $0.menu.isEmpty ? nil : $0.menu }.1.map(\.name)
  }

  /// Chooses an item of a menu, or of the menu that a long press on an element opens.
  ///
  /// - Throws: `ActionError` if there is no such element in front, its menu has no such item, or one of them is disabled.
  public func chooseFromMenu(_ item: String, of name: String) throws(ActionError) {
    let (_, menu) = try find("open the menu of", name) { $0.menu.isEmpty ? nil : $0.menu }
    try perform(item, of: menu, "choose")
  }

  /// Runs the action of a name among several.
  func perform(_ name: String, of actions: [NamedAction], _ verb: String) throws(ActionError) {
    guard let found = actions.first(where: { $0.name == name }) else {
      throw ActionError(action: verb, target: name, reason: .notFound(offered: actions.map(\.name)))
    }
    guard found.isEnabled else { throw ActionError(action: verb, target: name, reason: .disabled) }
    perform(found.action)
  }
}
