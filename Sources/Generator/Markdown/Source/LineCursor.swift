/// A place in a line while the marks of its containers are taken off: an offset in bytes, a column that counts tabs.
struct LineCursor {
  var offset: Int
  var column = 0
  /// Whether a part of the tab at the offset is already used.
  var isInsideTab = false

  init(offset: Int) { self.offset = offset }

  /// The next byte that is not a space or tab, and its column.
  func firstNonspace(in source: SourceText) -> (offset: Int, column: Int) {
    var offset = offset
    var column = column
    while true {
      switch source.byte(offset) {
      case UInt8(ascii: " "): column += 1
      case UInt8(ascii: "\t"): column += 4 - column % 4
      default: return (offset, column)
      }
      offset += 1
    }
  }

  /// Goes forward by columns; a tab can be used in part.
  mutating func advance(columns count: Int, in source: SourceText) {
    var left = count
    while left > 0 {
      guard source.byte(offset) != UInt8(ascii: "\n") else { return }
      guard source.byte(offset) == UInt8(ascii: "\t") else {
        isInsideTab = false
        offset += 1
        column += 1
        left -= 1
        continue
      }
      let width = 4 - column % 4
      isInsideTab = width > left
      column += min(left, width)
      if !isInsideTab { offset += 1 }
      left -= min(left, width)
    }
  }
}
