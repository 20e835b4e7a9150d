import Foundation
import PreviewRecording
import SwiftUI

extension Picker: HostedView {
  func addChildren(to children: inout Children) {
    children.add(label, .label)
    children.add(content, .content)
  }

  func show(_ node: Node, on screen: ScreenComposer) {
    let options = screen.children(of: node, .content).flatMap(\.pickerOptions).compactMap { choice(of: $0, on: screen) }
    let style = (node.surroundings.environment[style: "pickerStyle"] as? any NamedStyle)?.name ?? "automatic"
    let isOpen = ["segmented", "inline", "wheel", "palette"].contains(style)
    let present = selection.wrappedValue
    var element = screen.control(.picker, for: node, style: "pickerStyle")
    for (option, value) in options {
      var option = option
      option.isSelected = value == present
      option.isEnabled = option.isEnabled && element.isEnabled
      if option.isSelected { element.value = option.fullText }
      element.children.append(option)
      let choose = { selection.wrappedValue = value }
      screen.act(on: option.id) {
        $0.choose = choose
        $0.tap = isOpen ? choose : nil
      }
    }
    if !options.contains(where: { $0.value == present }) { warn(of: present, node) }
    screen.add(element)
  }

  /// An option with the value by which it is chosen; nil if its tag is of another type than the selection.
  private func choice(of content: Element, on screen: ScreenComposer) -> (option: Element, value: SelectionValue)? {
    let tags = screen.tags[content.id] ?? []
    guard let value = tags.lazy.compactMap({ $0.value(as: SelectionValue.self) }).first else { return nil }
    var option = Element(id: content.id + ".option", role: .option, children: [content])
    option.isEnabled = content.isEnabled
    return (option, value)
  }

  private func warn(of selection: SelectionValue, _ node: Node) {
    node.tree.warn(
      .invalidSelection,
      "Picker: the selection \"\(selection)\" is invalid and does not have an associated tag, "
        + "this will give undefined results.")
  }
}

extension Element {
  /// The elements that can be options: those in the sections of a picker too.
  fileprivate var pickerOptions: [Element] {
    role == .section ? children.flatMap(\.pickerOptions) : [self]
  }
}

extension DatePicker: HostedView {
  func addChildren(to children: inout Children) { children.add(label, .label) }

  func show(_ node: Node, on screen: ScreenComposer) {
    var element = screen.control(.datePicker, for: node, style: "datePickerStyle")
    let environment = node.surroundings.environment
    element.value = selection.wrappedValue.formatted(
      Date.FormatStyle(
        date: components.contains(.date) ? .abbreviated : .omitted,
        time: components.contains(.hourAndMinute) ? .shortened : .omitted,
        locale: environment.locale, calendar: environment.calendar, timeZone: environment.timeZone))
    var actions = ElementActions()
    actions.setDate = { selection.wrappedValue = min(max($0, earliest ?? $0), latest ?? $0) }
    screen.add(element, actions)
  }
}

extension MultiDatePicker: HostedView {
  func addChildren(to children: inout Children) { children.add(label, .label) }

  func show(_ node: Node, on screen: ScreenComposer) {
    var element = screen.control(.datePicker, for: node)
    let calendar = node.surroundings.environment.calendar
    let style = Date.FormatStyle(
      date: .abbreviated, locale: node.surroundings.environment.locale, calendar: calendar, timeZone: calendar.timeZone)
    element.value = selection.wrappedValue.compactMap(calendar.date(from:)).sorted()
      .map { $0.formatted(style) }.joined(separator: ", ")
    var actions = ElementActions()
    actions.setDate = { date in
      guard bounds?.contains(date) ?? true else { return }
      selection.wrappedValue.formSymmetricDifference([
        calendar.dateComponents([.calendar, .era, .year, .month, .day], from: date)
      ])
    }
    screen.add(element, actions)
  }
}

extension ColorPicker: HostedView {
  func addChildren(to children: inout Children) { children.add(label, .label) }

  func show(_ node: Node, on screen: ScreenComposer) {
    var element = screen.control(.colorPicker, for: node)
    element.value = selection.wrappedValue.name
    var actions = ElementActions()
    actions.setColor = { selection.wrappedValue = $0 }
    screen.add(element, actions)
  }
}
