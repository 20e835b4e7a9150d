import Languages
import PreviewRecording

extension DeviceScreen {
  /// What is presented over a screen: the dimmed area around it closes it where a gesture would.
  mutating func present(_ presented: Presented) {
    if presented.kind != .fullScreenCover, !presented.allowsBackgroundInteraction { dim() }
    let outer = hasWidth
    hasWidth = hasWidth && presented.kind == .fullScreenCover
    defer { hasWidth = outer }
    let isPlaced = presented.source.map(content.placed.contains) ?? false
    if isPlaced { tip() }
    switch presented.kind {
    case .sheet: layer(presented.screen, sheetClass(presented), style: height(of: presented))
    case .fullScreenCover: layer(presented.screen, "layer cover")
    case .popover: layer(presented.screen, isPlaced ? "layer popover at" : "layer popover")
    case .inspector: layer(presented.screen, "layer sheet")
    case .alert: question(presented, "alert")
    case .confirmationDialog: question(presented, isPlaced ? "dialog at" : "dialog")
    }
  }

  /// The arrow from a popover or a dialog to its source.
  private mutating func tip() {
    html.markup("<div class=\"tip\"></div>")
  }

  private mutating func dim() {
    if !isCovered, let href = links.href(of: .dismiss) {
      html.markup("<a class=\"dim\" data-act=\"dismiss\" href=\"\(href)\" aria-label=\"")
      html.text(words.closePresented)
      html.markup("\"></a>")
    } else {
      html.markup("<div class=\"dim\"></div>")
    }
  }

  /// A sheet of less than the full height floats above the edges of the screen.
  private func sheetClass(_ presented: Presented) -> StaticString {
    let detent = presented.selectedDetent ?? presented.detents.first ?? "large"
    let isResizable = presented.detents.count > 1
    if detent == "large" { return isResizable ? "layer sheet grab" : "layer sheet" }
    if detent == "medium" { return isResizable ? "layer sheet medium grab" : "layer sheet medium" }
    return isResizable ? "layer sheet part grab" : "layer sheet part"
  }

  /// The height of a sheet whose detent is a fraction of the screen or a length in points.
  private func height(of presented: Presented) -> String? {
    guard let detent = presented.selectedDetent, let open = detent.utf8.firstIndex(of: UInt8(ascii: "(")),
      detent.utf8.last == UInt8(ascii: ")"),
      let number = Double(detent[detent.utf8.index(after: open)...].dropLast())
    else { return nil }
    if detent.hasPrefix("fraction") { return "--share:\(Int((min(max(number, 0.1), 1) * 100).rounded()))%" }
    return "--share:\(Int((min(max(number, 60), 800) / 17 * 10).rounded()) / 10)em"
  }

  /// An alert or a dialog: title, message, buttons.
  private mutating func question(_ presented: Presented, _ className: StaticString) {
    html.markup("<div class=\"")
    html.markup(className)
    html.markup(isCovered ? "\" inert>" : "\">")
    if let title = presented.screen.title, !title.isEmpty {
      html.markup("<p class=\"title\" tabindex=\"-1\">")
      text(title)
      html.markup("</p>")
    }
    if !presented.message.isEmpty {
      html.markup("<div class=\"message\">")
      content.write(presented.message, to: &html)
      html.markup("</div>")
    }
    let isCancelledBeside = isCovered || links.href(of: .dismiss) != nil
    let buttons = presented.screen.content.filter {
      $0.role == .button && !(isCancelledBeside && presented.implies($0))
    }
    let others = presented.screen.content.filter { $0.role != .button }
    if !others.isEmpty { content.write(others, to: &html) }
    html.markup(buttons.count == 2 ? "<div class=\"buttons pair\">" : "<div class=\"buttons\">")
    content.write(buttons, to: &html)
    html.markup("</div></div>\n")
  }
}

extension Presented {
  /// Whether a button is not shown: a dialog at its control has none to cancel, since a tap beside it does.
  func implies(_ button: Element) -> Bool {
    kind == .confirmationDialog && source != nil && button.purpose == "cancel"
  }
}

extension Screen {
  /// What is presented above all else.
  var frontPresented: Presented? { presented.last.map { $0.screen.frontPresented ?? $0 } }

  /// The elements at which popovers and dialogs stand.
  var sources: [Element.ID] {
    presented.compactMap(\.source) + presented.flatMap(\.screen.sources)
  }
}
