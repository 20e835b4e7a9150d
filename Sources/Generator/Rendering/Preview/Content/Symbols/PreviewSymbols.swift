/// Drawings of the system's symbols by their names: simple ones of our own, which say the same.
enum PreviewSymbols {
  /// The name in the page of what stands for a picture.
  static let picture = "picture"
  /// The name in the page of what stands for a symbol that there is no drawing of.
  static let unknown = "unknown"

  /// Whether there is a drawing for a name.
  static func isKnown(_ name: String) -> Bool { drawing(of: name) != nil }

  /// The name of a drawing in the page; headings have no colon in theirs.
  static func id(of name: String) -> String { "sf:" + name.split(separator: ".").joined(separator: "-") }

  /// A symbol's name in words, without those for the form round it.
  static func words(of name: String) -> String {
    let parts = name.split(separator: ".")
    let words = parts.filter { !["fill", "circle", "square", "and", "badge"].contains($0) }
    return (words.isEmpty ? parts : words).joined(separator: " ")
  }

  /// Whether a symbol turns round where reading begins at the other side.
  static func isMirrored(_ name: String) -> Bool {
    let parts = name.split(separator: ".")
    if parts.contains(where: { ["forward", "backward", "leading", "trailing"].contains($0) }) { return true }
    return mirrored.contains { name == $0 || name.hasPrefix($0 + ".") }
  }

  private static let mirrored = [
    "list.bullet", "list.dash", "list.number", "list.star", "list.triangle", "checklist", "text.alignleft",
    "book.closed",
    "books.vertical", "text.book.closed", "speaker", "increase.indent", "decrease.indent", "text.append",
  ]

  /// The drawings of symbols, once for a page.
  static func sprite(for names: Set<String>) -> String {
    let symbols = names.sorted().compactMap { name -> String? in
      guard let drawing = drawing(of: name) else { return nil }
      return "<symbol id=\"\(id(of: name))\" viewBox=\"0 0 24 24\">\(drawing.svg)</symbol>"
    }
    return symbols.isEmpty ? "" : "<svg class=\"sprite\" aria-hidden=\"true\">\(symbols.joined())</svg>"
  }

  /// The drawing of a symbol: of its own, or that of its simple form with what the ends of its name add.
  static func drawing(of name: String) -> SymbolDrawing? {
    if let known = all[name] { return SymbolDrawing(known) }
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return letters(name) }
    let (base, last) = (String(name[..<dot]), String(name[name.utf8.index(after: dot)...]))
    if base.hasSuffix(".badge") { return badged(String(base.dropLast(6)), last) }
    guard var drawing = drawing(of: base) else { return nil }
    switch last {
    case "fill": drawing.isFilled = true
    case "circle": return framed(drawing, "O12 12 9.6")
    case "square": return framed(drawing, "R3 3 18 18 4.5")
    case "rectangle": return framed(drawing, "R2 4.5 20 15 3.5")
    case "slash": drawing.inner.insert(SymbolDrawing("M-3-3 27 27"), at: 0)
    default: return nil
    }
    return drawing
  }

  private static func framed(_ drawing: SymbolDrawing, _ frame: String) -> SymbolDrawing {
    var framed = SymbolDrawing(frame)
    framed.inner = [drawing]
    return framed
  }

  /// A symbol with a small sign at its lower corner.
  private static func badged(_ base: String, _ sign: String) -> SymbolDrawing? {
    guard var drawing = drawing(of: base) else { return nil }
    let signs = [
      "plus": "M20 16v6M17 19h6", "minus": "M17 19h6", "checkmark": "m17 19 2 2 4-4.5",
      "xmark": "m17.5 16.5 5 5m0-5-5 5",
    ]
    drawing.outside += signs[sign] ?? "M20 19h.1"
    return drawing
  }

  /// A letter or a number of two digits.
  private static func letters(_ name: String) -> SymbolDrawing? {
    let isLetter = name.utf8.count == 1 && name.utf8.allSatisfy { (0x61...0x7A).contains($0) }
    let isNumber = (1...2).contains(name.utf8.count) && name.utf8.allSatisfy { (0x30...0x39).contains($0) }
    return isLetter || isNumber ? SymbolDrawing(letters: name.uppercased()) : nil
  }

  /// The drawings of all tables by their names: a name and a drawing on each line.
  private static let all: [String: String] = {
    var all: [String: String] = [:]
    for table in [signs, arrows, things, people, media, shapes] {
      for line in table.split(separator: "\n") {
        guard let colon = line.utf8.firstIndex(of: UInt8(ascii: ":")) else { continue }
        all[String(line[..<colon])] = String(line[line.utf8.index(colon, offsetBy: 2)...])
      }
    }
    return all
  }()
}
