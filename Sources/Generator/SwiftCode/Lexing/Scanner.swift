/// The state of one pass over a source: where it is, what it saw last, and what is open.
struct Scanner {
  /// What the last token with meaning was; decides what a slash, a `<` or a contextual keyword is.
  enum Previous: UInt8 {
    case start, value, keyword, function, operatorSign, openBracket, openBrace, closeBrace, comma, colon, semicolon
    case dot, arrow, attribute, openAngle, operatorName
  }

  /// A bracket that is open.
  enum Bracket: UInt8 {
    case parenthesis, square, subscripting, brace, interpolation
  }

  /// A string literal that is open: how many `#` it has, and whether it may run over lines.
  struct OpenString {
    let pounds: Int
    let isMultiline: Bool
  }

  /// What the next token belongs to.
  enum Mode: UInt8 {
    case code, stringBody, interpolationStart
  }

  /// How far ahead a look for a closing sign goes; it bounds the time that garbage can take.
  static let lookahead = 512

  let base: UnsafePointer<UInt8>
  let count: Int
  let keywords: UnsafePointer<KeywordTable.Entry>
  var position = 0
  var mode = Mode.code
  var previous = Previous.start
  /// Where the last token with meaning ended.
  var previousEnd = 0
  /// Whether a line ended since the last token with meaning.
  var newlineBefore = true
  var brackets: [Bracket] = []
  /// How many of the open brackets are braces.
  var braceCount = 0
  var strings: [OpenString] = []
  var angleDepth = 0
  /// The end of a run of postfix marks that the scanner is in, so that a long run is measured once.
  var endOfMarks = 0
  /// The depth of brackets of an open `#available(` or `@available(`, or -1.
  var availabilityDepth = -1
  var awaitsAvailability = false
  /// Up to where no extended regular expression with so many `#` ends, so that it is sought only once.
  var hopelessRegex = (pounds: 0, end: 0)
  /// Whether the line is the condition of `#if` or `#elseif`.
  var inCondition = false

  init(base: UnsafePointer<UInt8>, count: Int, keywords: UnsafePointer<KeywordTable.Entry>) {
    self.base = base
    self.count = count
    self.keywords = keywords
  }

  /// The byte at `index`, or 0 past the end.
  @inline(__always)
  func byte(_ index: Int) -> UInt8 {
    index < count ? base[index] : 0
  }

  /// Moves over one token and says what it is.
  mutating func scan() -> SwiftTokenKind {
    switch mode {
    case .code: scanCode()
    case .stringBody: scanStringBody()
    case .interpolationStart: scanInterpolationStart()
    }
  }

  private mutating func scanCode() -> SwiftTokenKind {
    let start = position
    switch ByteClass.of(base[start]) {
    case .space:
      scanSpace()
      return .plain
    case .word: return scanWord()
    case .digit: return scanNumber()
    case .punctuation: return scanPunctuation()
    case .dot: return scanDot()
    case .operatorSign:
      return scanComment() ?? scanOperator()
    case .quote: return openString(pounds: 0)
    case .pound: return scanPound()
    case .at: return scanAttribute()
    case .dollar: return scanDollar()
    case .backtick: return scanBacktick()
    case .other:
      position += 1
      return .plain
    }
  }

  private mutating func scanSpace() {
    repeat {
      if base[position] == UInt8(ascii: "\n") || base[position] == UInt8(ascii: "\r") {
        newlineBefore = true
        inCondition = false
      }
      position += 1
    } while position < count && ByteClass.of(base[position]) == .space
  }

  /// Ends the token at `end` and remembers it as the last one with meaning.
  @inline(__always)
  mutating func finish(_ end: Int, _ what: Previous) {
    position = end
    previous = what
    previousEnd = end
    newlineBefore = false
  }
}
