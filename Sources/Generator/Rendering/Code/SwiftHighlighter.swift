import SwiftCode

/// Writes Swift code with one short-named span for each token that has a colour.
enum SwiftHighlighter {
  static func write(_ code: UnsafeBufferPointer<UInt8>, decorations: [CodeDecoration], to html: inout HTMLWriter) {
    if decorations.isEmpty { return write(code, to: &html) }
    var tags = DecorationTags(decorations)
    SwiftLexer.forEachToken(in: code) { kind, start, end in
      var position = start
      let opening = span(of: kind)
      while position < end {
        if tags.position <= position { tags.write(upTo: position, to: &html) }
        let stop = min(end, tags.position)
        if let opening {
          html.markup(opening)
          html.code(code, position..<stop)
          html.markup("</span>")
        } else {
          html.code(code, position..<stop)
        }
        position = stop
      }
    }
    tags.write(upTo: .max, to: &html)
  }

  private static func write(_ code: UnsafeBufferPointer<UInt8>, to html: inout HTMLWriter) {
    // The writer is moved out and back, so that its bytes are the closure's alone.
    var output = HTMLWriter()
    swap(&output, &html)
    SwiftLexer.forEachToken(in: code) { kind, start, end in
      guard let opening = span(of: kind) else { return output.code(code, start..<end) }
      output.markup(opening)
      output.code(code, start..<end)
      output.markup("</span>")
    }
    swap(&output, &html)
  }

  private static func span(of kind: SwiftTokenKind) -> StaticString? {
    switch kind {
    case .keyword: "<span class=\"k\">"
    case .typeName: "<span class=\"t\">"
    case .string, .regex: "<span class=\"s\">"
    case .interpolationAnchor: "<span class=\"i\">"
    case .number: "<span class=\"n\">"
    case .attribute, .macro, .directive: "<span class=\"a\">"
    case .lineComment, .blockComment, .docLineComment, .docBlockComment: "<span class=\"c\">"
    case .plain, .identifier, .argumentLabel, .dollarIdentifier, .operator, .editorPlaceholder: nil
    }
  }
}
