import Foundation
import PreviewRecording
import SwiftUI

extension Slider: HostedView {
  func addChildren(to children: inout Children) {
    children.add(label, .label)
    if let minimumLabel { children.add(minimumLabel, .role("minimum")) }
    if let maximumLabel { children.add(maximumLabel, .role("maximum")) }
  }

  func show(_ node: Node, on screen: ScreenComposer) {
    let ends = screen.children(of: node, .role("minimum")) + screen.children(of: node, .role("maximum"))
    var element = screen.control(.slider, for: node)
    // The views at the ends are seen; the value itself says what they say.
    element.looks += ends.isEmpty ? [] : [.init(name: "valueLabels", attachment: ends)]
    let width = bounds.upperBound - bounds.lowerBound
    let fraction = width > 0 ? (read() - bounds.lowerBound) / width : 0
    element.value = fraction.percent(in: node.surroundings.environment.locale)
    element.looks.append(.init("fraction", fraction))
    var actions = ElementActions()
    // A swipe of assistive technologies moves by a tenth, or by a step if that is more.
    let stride = max(step ?? 0, width / 10)
    actions.adjust = { set(read() + ($0 == .increment ? stride : -stride)) }
    actions.setNumber = set
    screen.add(element, actions)
  }

  private func set(_ value: Double) {
    var value = value
    if let step, step > 0 { value = bounds.lowerBound + ((value - bounds.lowerBound) / step).rounded() * step }
    onEditingChanged(true)
    write(min(max(value, bounds.lowerBound), bounds.upperBound))
    onEditingChanged(false)
  }
}

extension Double {
  /// The number as a percentage without fractions.
  func percent(in locale: Locale) -> String {
    formatted(.percent.precision(.fractionLength(0)).locale(locale))
  }
}

extension Gauge: HostedView {
  func addChildren(to children: inout Children) {
    if let style = children.surroundings.environment[style: "gaugeStyle"] as? any GaugeStyle,
      !(style is any NamedStyle)
    {
      return add(style, to: &children)
    }
    children.add(label, .label)
    if let currentValueLabel { children.add(currentValueLabel, .role("value")) }
    if let minimumValueLabel { children.add(minimumValueLabel, .role("minimum")) }
    if let maximumValueLabel { children.add(maximumValueLabel, .role("maximum")) }
  }

  func show(_ node: Node, on screen: ScreenComposer) {
    let value = screen.children(of: node, .role("value"))
    let ends = screen.children(of: node, .role("minimum")) + screen.children(of: node, .role("maximum"))
    let styled = screen.children(of: node, .style)
    var element = screen.control(.gauge, for: node, style: "gaugeStyle", children: styled)
    element.looks += ends.isEmpty ? [] : [.init(name: "valueLabels", attachment: ends)]
    let words = value.map(\.fullText).joined(separator: ", ")
    element.value = words.isEmpty ? fraction.percent(in: node.surroundings.environment.locale) : words
    element.looks.append(.init("fraction", fraction))
    screen.add(element)
  }

  private func add<Style: GaugeStyle>(_ style: Style, to children: inout Children) {
    let configuration = GaugeStyleConfiguration(
      value: fraction, label: AnyView(label), current: currentValueLabel.map { AnyView($0) },
      minimum: minimumValueLabel.map { AnyView($0) }, maximum: maximumValueLabel.map { AnyView($0) })
    children.add(style: style, named: "gaugeStyle") { $0.makeBody(configuration: configuration) }
  }
}

extension Stepper: HostedView {
  func addChildren(to children: inout Children) { children.add(label, .label) }

  func show(_ node: Node, on screen: ScreenComposer) {
    var actions = ElementActions()
    actions.adjust = { direction in (direction == .increment ? increment : decrement)?() }
    screen.add(screen.control(.stepper, for: node), actions)
  }
}

extension ProgressView: HostedView {
  func addChildren(to children: inout Children) {
    if let style = children.surroundings.environment[style: "progressViewStyle"] as? any ProgressViewStyle,
      !(style is any NamedStyle)
    {
      return add(style, to: &children)
    }
    children.add(label, .label)
    children.add(currentValueLabel, .role("value"))
  }

  func show(_ node: Node, on screen: ScreenComposer) {
    let values = screen.children(of: node, .role("value"))
    let styled = screen.children(of: node, .style)
    var element = screen.control(.progress, for: node, style: "progressViewStyle", children: styled)
    element.looks += values.isEmpty ? [] : [.init(name: "currentValueLabel", attachment: values)]
    element.value = fraction.map { min(max($0, 0), 1).percent(in: node.surroundings.environment.locale) }
    if let fraction { element.looks.append(.init("fraction", min(max(fraction, 0), 1))) }
    screen.add(element)
  }

  private func add<Style: ProgressViewStyle>(_ style: Style, to children: inout Children) {
    let configuration = ProgressViewStyleConfiguration(
      label: AnyView(label), currentValueLabel: AnyView(currentValueLabel), fractionCompleted: fraction)
    children.add(style: style, named: "progressViewStyle") { $0.makeBody(configuration: configuration) }
  }
}
