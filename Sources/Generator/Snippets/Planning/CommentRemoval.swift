import SwiftCode

/// Takes comments out of code without moving anything, so that translations of a block are the same to the compiler.
enum CommentRemoval {
  static func text(_ bytes: [UInt8], tokens: [SwiftToken]) -> CodeText {
    var result = bytes
    for token in tokens where token.kind.isComment {
      for offset in token.range where result[offset] != 0x0A { result[offset] = 0x20 }
    }
    var text = CodeText(result)
    // Only where a comment was: blanks at the end of a line may belong to a string literal.
    text.trimLineEnds { line in
      bytes[line.upperBound - 1] != 0x20 && bytes[line.upperBound - 1] != 0x09
        || tokens.contains { $0.kind.isComment && $0.range.contains(line.upperBound - 1) }
    }
    return text
  }
}
