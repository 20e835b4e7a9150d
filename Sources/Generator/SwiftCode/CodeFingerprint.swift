/// The part of a source that the compiler cares about.
package enum CodeFingerprint {
  /// `source` without the words of its comments: the same for code that differs only in them.
  ///
  /// Every line stays on its line, so that an outcome found for one page holds for the others; a comment in front of
  /// code on its line becomes one blank. Kept are comments that mean something: `expected-error` and
  /// `expected-warning`, a comment that is an ellipsis, the words `snippet.hide` and `snippet.show`, and `// ---`.
  package static func bytes(of source: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(source.count)
    source.withUnsafeBufferPointer { bytes in
      SwiftLexer.forEachToken(in: bytes) { kind, start, end in
        let text = bytes[start..<end]
        if kind.isComment, start > 0 || text.first != UInt8(ascii: "#") {
          append(comment: text, to: &result)
        } else if kind == .plain {
          append(plain: text, to: &result)
        } else {
          result.append(contentsOf: text)
        }
      }
    }
    trimEndOfLine(&result)
    return result
  }

  private static func append(comment: Slice<UnsafeBufferPointer<UInt8>>, to result: inout [UInt8]) {
    switch CommentMeaning(comment) {
    case .expectation, .marker: result.append(contentsOf: comment)
    case .ellipsis: result.append(contentsOf: "/*...*/".utf8)
    case .divider: result.append(contentsOf: "// ---".utf8)
    case .words:
      let breaks = comment.count { $0 == UInt8(ascii: "\n") }
      if breaks == 0 {
        result.append(UInt8(ascii: " "))
      } else {
        result.append(contentsOf: repeatElement(UInt8(ascii: "\n"), count: breaks))
      }
    }
  }

  /// Copies white space and signs, without blanks at the ends of lines and without `\r`.
  private static func append(plain: Slice<UnsafeBufferPointer<UInt8>>, to result: inout [UInt8]) {
    for byte in plain {
      if byte == UInt8(ascii: "\r") { continue }
      if byte == UInt8(ascii: "\n") { trimEndOfLine(&result) }
      result.append(byte)
    }
  }

  private static func trimEndOfLine(_ result: inout [UInt8]) {
    while let last = result.last, last == UInt8(ascii: " ") || last == UInt8(ascii: "\t") { result.removeLast() }
  }
}
