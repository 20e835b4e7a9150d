/// What the comparison of translations has to know of a language other than Swift: its comments and its literals.
enum CodeSyntax {
  case lines(comment: [String], block: (String, String)?, quotes: [UInt8])
  case json
  case markup

  /// Nil for a language that is not known, and for text.
  static func of(_ language: String) -> CodeSyntax? { known[language] }

  private static let quotes = Array("\"'".utf8)

  private static let known: [String: CodeSyntax] = {
    var known: [String: CodeSyntax] = [:]
    let cLike = CodeSyntax.lines(comment: ["//"], block: ("/*", "*/"), quotes: quotes + [UInt8(ascii: "`")])
    for name in [
      "c", "cpp", "c++", "objc", "objective-c", "objectivec", "java", "kotlin", "kt", "js", "javascript", "ts",
      "typescript", "jsx", "tsx", "go", "rust", "rs", "dart", "csharp", "cs", "scala", "metal", "json5", "jsonc",
    ] { known[name] = cLike }
    let shell = CodeSyntax.lines(comment: ["#"], block: nil, quotes: quotes)
    for name in [
      "sh", "bash", "zsh", "fish", "shell", "console", "shellsession", "python", "py", "ruby", "rb", "yaml", "yml",
      "toml", "make", "makefile", "cmake", "dockerfile", "docker", "properties",
    ] { known[name] = shell }
    for name in ["ini", "xcconfig"] { known[name] = .lines(comment: [";", "//"], block: nil, quotes: quotes) }
    known["css"] = .lines(comment: [], block: ("/*", "*/"), quotes: quotes)
    known["sql"] = .lines(comment: ["--"], block: ("/*", "*/"), quotes: quotes)
    known["json"] = .json
    for name in ["xml", "html", "plist", "svg", "xhtml", "entitlements", "xib", "storyboard"] { known[name] = .markup }
    return known
  }()

  func tokens(of code: [UInt8]) -> [CodeToken] {
    switch self {
    case .lines(let comment, let block, let quotes):
      var reader = PlainTokenReader(code: code, comments: comment, block: block, quotes: quotes)
      return reader.read()
    case .json:
      var reader = PlainTokenReader(code: code, comments: [], block: nil, quotes: [UInt8(ascii: "\"")])
      return Self.namingKeys(reader.read(), of: code)
    case .markup:
      var reader = MarkupTokenReader(code: code)
      return reader.read()
    }
  }

  private static let colon = CodeWord(":".utf8)

  /// In JSON, a text in front of a colon is the name of a member, which no translation changes.
  private static func namingKeys(_ tokens: [CodeToken], of code: [UInt8]) -> [CodeToken] {
    tokens.enumerated().map { index, token in
      guard token.text == CodeToken.literal, index + 1 < tokens.count, tokens[index + 1].text == colon
      else { return token }
      return CodeToken(text: CodeWord(code[token.range]), range: token.range)
    }
  }

  /// Adds the signs of a stretch of code, each byte of ASCII by itself, without the white space between them.
  static func addSigns(of code: [UInt8], in range: Range<Int>, to tokens: inout [CodeToken]) {
    var index = range.lowerBound
    while index < range.upperBound {
      let start = index
      index += 1
      guard !isSpace(code[start]) else { continue }
      if code[start] >= 0x80 {
        while index < range.upperBound, code[index] >= 0x80 { index += 1 }
      }
      tokens.append(CodeToken(text: CodeWord(code[start..<index]), range: start..<index))
    }
  }

  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  /// Whether a byte belongs to a word or a number.
  static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x80...: true
    default: false
    }
  }
}
