import PreviewRecording

extension PreviewBoxes {
  /// Adds what a modifier says about colours of what is inside; false if it says nothing about them.
  mutating func addColour(_ look: Element.Look) -> Bool {
    switch look.name {
    case "foregroundStyle", "foregroundColor": foreground(look.value())
    case "tint", "accentColor":
      guard let style = look.value().flatMap(PreviewColour.ink) else { break }
      inherit("tint", style: "--ct:\(style)")
    case "disabled": break
    default: return false
    }
    return true
  }

  private mutating func foreground(_ name: String?) {
    // A figure is painted with it, not written.
    guard role != .shape else { return }
    guard let name else { return inherit("colour", nil) }
    if let known = PreviewColour.foreground(name) { return inherit("colour", known) }
    guard let style = PreviewColour.css(name) else { return inherit("colour", nil) }
    guard style.contains("gradient(") else { return inherit("colour", style: "color:\(style)") }
    inherit("colour", "gt")
    list[0].style.append("background-image:\(style)")
  }
}
