import PreviewRecording

extension PreviewBoxes {
  /// Adds what a modifier says about text; false if it says nothing about it.
  mutating func addText(_ look: Element.Look) -> Bool {
    switch look.name {
    case "font": font(look.value())
    case "fontWeight": inherit("weight", look.value().flatMap(Self.weight))
    case "fontDesign": inherit("design", look.value().flatMap(Self.design))
    case "bold": if look.value() != "false" { inherit("weight", "w7") }
    case "italic": if look.value() != "false" { inherit("slant", "it") }
    case "monospaced": if look.value() != "false" { inherit("design", "mo") }
    case "monospacedDigit": inherit("digits", "md")
    case "underline": line("un", look)
    case "strikethrough": line("lt", look)
    case "textCase": inherit("case", look.value().flatMap(Self.letters))
    case "multilineTextAlignment": inherit("lines", look.value().flatMap(Self.lines))
    case "lineLimit": limit(look)
    case "lineSpacing": inherit("leading", style: look.value().map { "line-height:calc(1.28em + \($0)px)" })
    case "kerning", "tracking": inherit("tracking", style: look.value().map { "letter-spacing:\($0)px" })
    case "imageScale": inherit("scale", look.value().flatMap(Self.scale))
    case "redacted": inherit("redacted", "rd")
    case "unredacted": inherit("redacted", nil)
    case "controlSize": inherit("controls", Self.controls(look.value()))
    default: return false
    }
    return true
  }

  /// A font by its words: a text style or a size, then changes, of which a later one counts.
  private mutating func font(_ name: String?) {
    for word in (name ?? "body").split(separator: " ").reversed() {
      let word = String(word)
      if let size = Self.sizes[word] {
        inherit("size", size)
        if word == "headline" { inherit("weight", "w6") }
      } else if let size = Double(word) {
        inherit("size", style: "font-size:\(PreviewValue.points(min(size, 200)))")
      } else if word == "italic" {
        inherit("slant", "it")
      } else if let weight = Self.weight(word) {
        inherit("weight", weight)
      } else if let design = Self.design(word) {
        inherit("design", design)
      }
    }
  }

  private mutating func line(_ name: String, _ look: Element.Look) {
    guard look.value() != "false" else { return }
    inherit(name, name)
  }

  private mutating func limit(_ look: Element.Look) {
    guard let lines = look.value().flatMap(Int.init), lines > 0 else { return inherit("limit", nil) }
    guard lines > 1 else { return inherit("limit", "l1") }
    inherit("limit", "ll")
    list[0].style.append("-webkit-line-clamp:\(lines)")
  }

  private static let sizes = [
    "largeTitle": "f1", "title": "f2", "title2": "f3", "title3": "f4", "headline": "f5", "subheadline": "f6",
    "body": "f7", "callout": "f8", "footnote": "f9", "caption": "fa", "caption2": "fb",
  ]

  private static func weight(_ name: String) -> String? {
    let names = ["ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black"]
    return names.firstIndex(of: name).map { "w\($0 + 1)" }
  }

  private static func design(_ name: String) -> String? {
    switch name {
    case "serif": "se"
    case "rounded": "ro"
    case "monospaced": "mo"
    case "monospacedDigit": "md"
    default: nil
    }
  }

  private static func letters(_ name: String) -> String? {
    switch name {
    case "uppercase": "up"
    case "lowercase": "lo"
    default: nil
    }
  }

  private static func lines(_ name: String) -> String? {
    switch name {
    case "center": "tc"
    case "trailing": "te"
    default: "ts"
    }
  }

  private static func controls(_ size: String?) -> String? {
    switch size {
    case "mini", "small": "zs1"
    case "large", "extraLarge": "zl"
    default: nil
    }
  }

  private static func scale(_ name: String) -> String? {
    switch name {
    case "small": "is"
    case "large": "il"
    default: nil
    }
  }
}
