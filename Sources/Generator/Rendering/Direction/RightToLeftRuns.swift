/// Finds the stretches of left-to-right prose that have to be isolated as right-to-left: from the first strong
/// character to the last, with what stands between them, so that a number or a full stop after them stays in place.
enum RightToLeftRuns {
  /// What stands between two words of a run.
  enum Setting {
    /// Signs, numbers and spaces of a paragraph.
    case prose
    /// Spaces only: every sign between two words is the code's own.
    case code
    /// Signs, numbers and spaces of one line.
    case lines
  }

  /// The runs in flattened text (see `TextMarker`), in order.
  static func find(in bytes: UnsafeBufferPointer<UInt8>, as setting: Setting = .prose) -> [Range<Int>] {
    guard DirectionalText.mayHoldRightToLeft(bytes) else { return [] }
    let text = DirectionalText(bytes)
    var found: [Range<Int>] = []
    var start: Int?
    var end = 0
    var index = 0
    while index < text.count {
      let (kind, length) = text.character(at: index)
      if kind == .rightToLeft {
        start = start ?? index
        end = index + length
      } else if kind == .mark {
        if start != nil, end == index { end += length }
      } else if let first = start, endsRun(kind, at: index, in: text, as: setting) {
        append(first..<end, to: &found, of: text)
        start = nil
      }
      index += length
    }
    if let first = start { append(first..<end, to: &found, of: text) }
    return found
  }

  private static func append(_ range: Range<Int>, to found: inout [Range<Int>], of text: DirectionalText) {
    if range.count == 1, text.byte(at: range.lowerBound) == TextMarker.rightToLeft { return }
    found.append(range)
  }

  private static func endsRun(_ kind: TextClass, at index: Int, in text: DirectionalText, as setting: Setting) -> Bool {
    switch kind {
    case .leftToRight, .wall: return true
    case .digit, .atom: return setting == .code
    case .space: return text.byte(at: index) == 0x0A && setting != .prose
    case .rightToLeft, .mark: return false
    case .sign: return setting == .code || setting == .prose && separates(at: index, in: text)
    }
  }

  /// Whether the sign belongs to the sentence around a list of words: a comma, a parenthesis, an ideographic comma.
  private static func separates(at index: Int, in text: DirectionalText) -> Bool {
    switch text.byte(at: index) {
    case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "/"): true
    case 0xE3: text.byte(at: index + 1) == 0x80 && (0x81...0x91).contains(text.byte(at: index + 2))
    case 0xEF: text.byte(at: index + 1) == 0xBC
    default: false
    }
  }
}
