import PreviewRecording

extension PreviewContent {
  /// Writes an element as what it is to a reader.
  mutating func writeRole(of element: Element, _ box: PreviewBox) {
    switch element.role {
    case .text: words(element, box)
    case .image: image(element, box)
    case .label: label(element, box)
    case .button: button(element, box)
    case .navigationLink: navigationLink(element, box)
    case .link: link(element, box)
    case .toggle: toggle(element, box)
    case .textField, .secureField, .textEditor: field(element, box)
    case .picker: picker(element, box)
    case .slider: slider(element, box)
    case .stepper: stepper(element, box)
    case .datePicker, .colorPicker: valuePicker(element, box)
    case .progress: progress(element, box)
    case .gauge: gauge(element, box)
    case .menu: menu(element, box)
    case .disclosure: disclosure(element, box)
    case .list, .form: list(element, box)
    case .section: section(element, box)
    case .header: heading(element, box)
    case .row: looseRow(element, box)
    case .labeledContent: labeledContent(element, box)
    case .unavailable: unavailable(element, box)
    case .divider: divider(box)
    default: writeLayout(of: element, box)
    }
  }

  /// Writes an element that puts others together or paints.
  private mutating func writeLayout(of element: Element, _ box: PreviewBox) {
    switch element.role {
    case .horizontal: stack(element, "hs", .horizontal, box)
    case .vertical: stack(element, "vs", .vertical, box)
    case .layers: stack(element, "zs", nil, box)
    case .grid: grid(element, box)
    case .gridRow: gridRow(element, box)
    case .scroll: scroll(element, box)
    case .pages: pages(element, box)
    case .pane: pane(element, box)
    case .spacer: spacer(element, box)
    case .shape: shape(element, box)
    case .group: group(element, box)
    default: stack(element, "vs", .vertical, box)
    }
  }
}
