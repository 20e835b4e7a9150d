/// The line that separates what earlier blocks print from what a block prints that goes on from them.
package enum OutputMark {
  /// As it stands in a string literal of a generated file.
  static let literal = "\\u{1}dalil\\u{1}"
  /// As it comes out.
  private static let line = Array("\u{1}dalil\u{1}\n".utf8)

  /// What stands behind the last mark; everything if there is none.
  package static func own(_ output: [UInt8]) -> ArraySlice<UInt8> {
    var index = output.count - line.count
    while index >= 0 {
      if output[index] == 1, output[index..<index + line.count].elementsEqual(line) {
        return output[(index + line.count)...]
      }
      index -= 1
    }
    return output[...]
  }
}
