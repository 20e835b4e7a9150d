/// Keeps from the parser what would take it seconds or overflow its stack: it looks ahead exponentially in nested
/// `[`, and descends by recursion. No limit is near what people write.
struct ParseGate {
  private static let size = 256 * 1024
  private static let brackets = 100
  private static let squares = 10
  private static let angles = 40
  private static let keywordsInARow = 200
  private static let signsOfAStatement = 200
  private static let branches = 1_000
  private static let conditions = 50

  private let source: [UInt8]
  private var depth = 0
  /// For each open `{`, how many `[` were open outside it.
  private var squaresOutside: [Int] = []
  private var squares = 0
  private var keywords = 0
  /// How many `->`, `?` and `!` the statement has so far.
  private var signs = 0
  /// How many `<` of the statement are open.
  private var angles = 0
  private var branches = 0
  private var conditions = 0
  private var isOpen = true

  /// Whether the parser may see `source`.
  static func allows(_ source: [UInt8], tokens: [SwiftToken]) -> Bool {
    guard source.count <= size else { return false }
    var gate = ParseGate(source: source)
    for token in tokens where gate.isOpen { gate.read(token) }
    return gate.isOpen
  }

  private init(source: [UInt8]) {
    self.source = source
  }

  private mutating func read(_ token: SwiftToken) {
    switch token.kind {
    case .plain: for offset in token.range { read(source[offset]) }
    case .keyword:
      keywords += 1
      if spells("else", token) { branches += 1 }
    case .interpolationAnchor: read(source[token.end - 1])
    case .directive:
      if spells("#if", token) { conditions += 1 }
      if spells("#endif", token) { conditions -= 1 }
    case .lineComment, .blockComment, .docLineComment, .docBlockComment: break
    case .operator: read(operator: source[token.start])
    default: keywords = 0
    }
    isOpen = isOpen && keywords <= Self.keywordsInARow && branches <= Self.branches && conditions <= Self.conditions
  }

  private mutating func read(_ sign: UInt8) {
    switch sign {
    case UInt8(ascii: "("): depth += 1
    case UInt8(ascii: "["):
      depth += 1
      squares += 1
    case UInt8(ascii: "{"):
      depth += 1
      squaresOutside.append(squares)
      squares = 0
      signs = 0
      angles = 0
    case UInt8(ascii: ")"): depth = max(0, depth - 1)
    case UInt8(ascii: "]"):
      depth = max(0, depth - 1)
      squares = max(0, squares - 1)
    case UInt8(ascii: "}"):
      depth = max(0, depth - 1)
      squares = squaresOutside.popLast() ?? 0
      signs = 0
      angles = 0
    case UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: "="): signs = 0
    case UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: ">"), UInt8(ascii: "<"): read(operator: sign)
    default: break
    }
    isOpen = isOpen && depth <= Self.brackets && squares <= Self.squares && signs <= Self.signsOfAStatement
  }

  private mutating func read(operator sign: UInt8) {
    switch sign {
    case UInt8(ascii: "?"), UInt8(ascii: "!"): signs += 1
    case UInt8(ascii: "<"): angles += 1
    case UInt8(ascii: ">"):
      signs += 1
      angles = max(0, angles - 1)
    default: break
    }
    isOpen = isOpen && angles <= Self.angles
  }

  private func spells(_ word: String, _ token: SwiftToken) -> Bool {
    source[token.range].elementsEqual(word.utf8)
  }
}
