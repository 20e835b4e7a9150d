import SwiftUI

/// A part of a control that a style is given as a view.
protocol StoredPart: HostedView {
  var view: AnyView { get }
}

extension StoredPart {
  func addChildren(to children: inout Children) { children.add(stored: view, .content) }
}

extension ControlGroupStyleConfiguration.Content: StoredPart, HostedView {}
extension ControlGroupStyleConfiguration.Label: StoredPart, HostedView {}
extension DatePickerStyleConfiguration.Label: StoredPart, HostedView {}
extension DisclosureGroupStyleConfiguration.Content: StoredPart, HostedView {}
extension DisclosureGroupStyleConfiguration.Label: StoredPart, HostedView {}
extension FormStyleConfiguration.Content: StoredPart, HostedView {}
extension GaugeStyleConfiguration.CurrentValueLabel: StoredPart, HostedView {}
extension GaugeStyleConfiguration.Label: StoredPart, HostedView {}
extension GaugeStyleConfiguration.MaximumValueLabel: StoredPart, HostedView {}
extension GaugeStyleConfiguration.MinimumValueLabel: StoredPart, HostedView {}
extension GroupBoxStyleConfiguration.Content: StoredPart, HostedView {}
extension GroupBoxStyleConfiguration.Label: StoredPart, HostedView {}
extension LabeledContentStyleConfiguration.Content: StoredPart, HostedView {}
extension LabeledContentStyleConfiguration.Label: StoredPart, HostedView {}
extension MenuStyleConfiguration.Content: StoredPart, HostedView {}
extension MenuStyleConfiguration.Label: StoredPart, HostedView {}
extension ProgressViewStyleConfiguration.CurrentValueLabel: StoredPart, HostedView {}
extension ProgressViewStyleConfiguration.Label: StoredPart, HostedView {}
extension ButtonStyleConfiguration.Label: StoredPart, HostedView {}
extension ToggleStyleConfiguration.Label: StoredPart, HostedView {}
extension LabelStyleConfiguration.Title: StoredPart, HostedView {}
extension LabelStyleConfiguration.Icon: StoredPart, HostedView {}

// A field that a style shows is the field itself: there is nothing to show twice.
extension _TextFieldStyleLabel: HostedView {}
