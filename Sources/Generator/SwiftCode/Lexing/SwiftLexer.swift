/// Cuts Swift source into coloured tokens, in one pass over its bytes.
///
/// Every byte belongs to exactly one token, in order; no input is refused. A comment, and a run of a string literal,
/// is one token from end to end, so text that is written right to left inside it is never cut.
package enum SwiftLexer {
  /// Calls `body` with kind, start and end of each token; plain neighbours arrive as one.
  package static func forEachToken(
    in bytes: UnsafeBufferPointer<UInt8>, _ body: (SwiftTokenKind, Int, Int) -> Void
  ) {
    guard let base = bytes.baseAddress, !bytes.isEmpty else { return }
    KeywordTable.shared.withTable { table in
      var scanner = Scanner(base: base, count: bytes.count, keywords: table)
      var plainStart = -1
      while scanner.position < bytes.count {
        let start = scanner.position
        let kind = scanner.scan()
        if kind == .plain {
          if plainStart < 0 { plainStart = start }
          continue
        }
        if plainStart >= 0 {
          body(.plain, plainStart, start)
          plainStart = -1
        }
        body(kind, start, scanner.position)
      }
      if plainStart >= 0 { body(.plain, plainStart, bytes.count) }
    }
  }

  /// All tokens of `source`, for callers that do not count allocations.
  package static func tokens(in source: [UInt8]) -> [SwiftToken] {
    var tokens: [SwiftToken] = []
    source.withUnsafeBufferPointer { bytes in
      forEachToken(in: bytes) { tokens.append(SwiftToken(kind: $0, start: $1, end: $2)) }
    }
    return tokens
  }
}
