/// Differences between two versions of a text.
enum DiffLexer {
  static func read(_ cursor: inout CodeCursor) {
    while !cursor.isAtEnd {
      let start = cursor.index
      let kind: CodeToken.Kind
      if cursor.starts(with: "+++") || cursor.starts(with: "---") || cursor.starts(with: "diff ")
        || cursor.starts(with: "index ")
      {
        kind = .keyword
      } else if cursor.starts(with: "@@") {
        kind = .attribute
      } else {
        switch cursor.byte() {
        case UInt8(ascii: "+"): kind = .inserted
        case UInt8(ascii: "-"): kind = .deleted
        default: kind = .words
        }
      }
      cursor.skipLine()
      cursor.add(kind, from: start)
      cursor.index += 1
    }
  }
}
