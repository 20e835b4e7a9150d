/// A comment alone on a line that divides code, in DocC's words.
enum SnippetMarker: Equatable {
  case hide, show, end
  /// `// snippet.name`: here a region of that name begins.
  case begin(String)

  /// Nil for a line of code, or with a comment that means nothing special.
  init?(in line: [UInt8]) {
    guard line.contains(0x2F) else { return nil }
    let words = line.split(whereSeparator: { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D })
    guard let first = words.first, first.starts(with: [0x2F, 0x2F]) else { return nil }
    let isApart = words.count == 2 && first.count == 2
    guard isApart || words.count == 1 else { return nil }
    let text = String(decoding: isApart ? words[1] : first.dropFirst(2), as: UTF8.self)
    guard text.hasPrefix("snippet."), text.utf8.count > 8 else { return nil }
    switch text {
    case "snippet.hide": self = .hide
    case "snippet.show": self = .show
    case "snippet.end": self = .end
    default: self = .begin(String(text.dropFirst(8)))
    }
  }
}
