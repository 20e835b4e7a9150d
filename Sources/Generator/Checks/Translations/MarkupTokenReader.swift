/// Reads XML and its relatives: elements and the names of their attributes are code, the text between tags and the
/// values of attributes are literals. The text of a `key` element, which names a member of a property list, is code.
struct MarkupTokenReader {
  private let code: [UInt8]
  private var index = 0
  private var tokens: [CodeToken] = []
  private var isInKey = false

  init(code: [UInt8]) { self.code = code }

  mutating func read() -> [CodeToken] {
    while index < code.count {
      if code[index...].starts(with: "<!--".utf8) {
        skip(behind: "-->")
      } else if code[index] == UInt8(ascii: "<") {
        readTag()
      } else {
        readText()
      }
    }
    return tokens
  }

  private mutating func skip(behind end: String) {
    while index < code.count, !code[index...].starts(with: end.utf8) { index += 1 }
    index = min(code.count, index + end.utf8.count)
  }

  private mutating func readTag() {
    let start = index
    while index < code.count, code[index] != UInt8(ascii: ">") {
      let first = index
      let byte = code[index]
      index += 1
      if CodeSyntax.isSpace(byte) { continue }
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        while index < code.count, code[index] != byte { index += 1 }
        index = min(code.count, index + 1)
        tokens.append(CodeToken(text: CodeToken.literal, range: first..<index, texts: [first..<index]))
        continue
      }
      while isName(byte), index < code.count, isName(code[index]) { index += 1 }
      tokens.append(CodeToken(text: CodeWord(code[first..<index]), range: first..<index))
    }
    index = min(code.count, index + 1)
    isInKey = code[start..<index].elementsEqual("<key>".utf8)
  }

  private func isName(_ byte: UInt8) -> Bool {
    CodeSyntax.isWord(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ":") || byte == UInt8(ascii: ".")
  }

  private mutating func readText() {
    var start = index
    while index < code.count, code[index] != UInt8(ascii: "<") { index += 1 }
    var end = index
    while start < end, CodeSyntax.isSpace(code[start]) { start += 1 }
    while start < end, CodeSyntax.isSpace(code[end - 1]) { end -= 1 }
    guard start < end else { return }
    let text = isInKey ? CodeWord(code[start..<end]) : CodeToken.literal
    tokens.append(CodeToken(text: text, range: start..<end, texts: isInKey ? [] : [start..<end]))
  }
}
