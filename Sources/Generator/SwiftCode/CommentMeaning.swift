/// What a comment says to Dalil.
package enum CommentMeaning {
  /// `expected-error` or `expected-warning`.
  case expectation
  /// `snippet.hide` or `snippet.show`.
  case marker
  /// Nothing but an ellipsis.
  case ellipsis
  /// `// ---`, with or without words.
  case divider
  /// Words for readers.
  case words

  package init(_ comment: Slice<UnsafeBufferPointer<UInt8>>) {
    let text = String(decoding: comment, as: UTF8.self)
    let isLine = text.hasPrefix("//")
    let inner = text.drop { $0 == "/" || $0 == "*" || $0 == " " || $0 == "\t" }
    if text.contains("expected-error") || text.contains("expected-warning") {
      self = .expectation
    } else if inner.hasPrefix("snippet.hide") || inner.hasPrefix("snippet.show") {
      self = .marker
    } else if isLine, inner.hasPrefix("---") {
      self = .divider
    } else if Self.isEllipsis(inner) {
      self = .ellipsis
    } else {
      self = .words
    }
  }

  private static func isEllipsis(_ inner: Substring) -> Bool {
    var scalars = inner.unicodeScalars
    while let last = scalars.last, last == " " || last == "*" || last == "/" || last == "\t" { scalars.removeLast() }
    return scalars.elementsEqual("...".unicodeScalars) || scalars.elementsEqual("…".unicodeScalars)
  }
}
