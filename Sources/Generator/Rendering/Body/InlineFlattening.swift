import Languages
import Markdown

/// Lays a paragraph's inlines out as one text, in which a marker stands for each piece of markup (see `TextMarker`).
enum InlineFlattening {
  static func append(_ inline: Inline, to bytes: inout [UInt8], base: TextDirection) {
    switch inline {
    case .text(let text): bytes.append(contentsOf: text.utf8)
    case .softBreak(let joins): if !joins { bytes.append(UInt8(ascii: "\n")) }
    default: bytes.append(marker(of: inline, base: base))
    }
  }

  /// How many bytes `append` adds.
  static func length(of inline: Inline) -> Int {
    switch inline {
    case .text(let text): text.utf8.count
    case .softBreak(let joins): joins ? 0 : 1
    default: 1
    }
  }

  private static func marker(of inline: Inline, base: TextDirection) -> UInt8 {
    switch inline {
    case .code: TextMarker.atom
    case .emphasis(let content), .strong(let content), .strikethrough(let content): marker(of: content, base: base)
    case .link(let link): marker(of: link.content, base: base)
    case .text, .softBreak, .lineBreak, .image, .footnoteReference, .html: TextMarker.wall
    }
  }

  /// What an element is for the text around it: strong text of its own, or only code, numbers and signs.
  ///
  /// An element with any text in the direction of the page is wholly that: no run of the other direction can span it.
  private static func marker(of content: [Inline], base: TextDirection) -> UInt8 {
    var holdsOther = false
    let own = base == .rightToLeft ? TextMarker.rightToLeft : TextMarker.leftToRight
    let other = base == .rightToLeft ? TextMarker.leftToRight : TextMarker.rightToLeft
    for inline in content {
      let kind: TextStrength
      if case .text(let text) = inline {
        kind = TextStrength(of: text)
      } else if case .softBreak = inline {
        continue
      } else {
        let marker = marker(of: inline, base: base)
        if marker == TextMarker.wall { return marker }
        kind = TextStrength(
          leftToRight: marker == TextMarker.leftToRight, rightToLeft: marker == TextMarker.rightToLeft)
      }
      if base == .rightToLeft ? kind.rightToLeft : kind.leftToRight { return own }
      if base == .rightToLeft ? kind.leftToRight : kind.rightToLeft { holdsOther = true }
    }
    return holdsOther ? other : TextMarker.atom
  }
}

/// Which strong directions a text holds.
private struct TextStrength {
  var leftToRight = false
  var rightToLeft = false

  init(leftToRight: Bool, rightToLeft: Bool) {
    self.leftToRight = leftToRight
    self.rightToLeft = rightToLeft
  }

  init(of text: String) {
    var text = text
    text.withUTF8 { bytes in
      let text = DirectionalText(bytes)
      var index = 0
      while index < text.count, !(leftToRight && rightToLeft) {
        let (kind, length) = text.character(at: index)
        if kind == .leftToRight { leftToRight = true }
        if kind == .rightToLeft { rightToLeft = true }
        index += length
      }
    }
  }
}
