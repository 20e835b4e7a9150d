/// Drawings of the system's symbols by their names.
enum PreviewSymbols {
  /// What stands for a symbol or picture that there is no drawing of.
  static let unknown = "photo"

  /// Whether a name has a drawing.
  static func isSymbol(_ name: String) -> Bool { drawings[name] != nil }

  /// The name of a drawing in the page.
  static func id(of name: String) -> String { "sf-" + name.split(separator: ".").joined(separator: "-") }

  /// A symbol's name in words.
  static func words(of name: String) -> String { name.split(separator: ".").joined(separator: " ") }

  /// The drawings of symbols, once for a page.
  static func sprite(for names: Set<String>) -> String {
    let symbols = names.sorted().compactMap { name in
      drawings[name].map { "<symbol id=\"\(id(of: name))\" viewBox=\"0 0 24 24\">\($0)</symbol>" }
    }
    return symbols.isEmpty ? "" : "<svg class=\"sprite\" aria-hidden=\"true\">\(symbols.joined())</svg>"
  }

  private static let drawings: [String: String] = [
    "photo":
      "<rect x=\"3\" y=\"5\" width=\"18\" height=\"14\" rx=\"2.5\"/><circle cx=\"8.5\" cy=\"10\" r=\"1.6\"/><path d=\"m4 17 5-4.5 3.5 3 3.5-3.5 4.5 4.5\"/>",
    "plus": "<path d=\"M12 4v16M4 12h16\"/>",
  ]
}
