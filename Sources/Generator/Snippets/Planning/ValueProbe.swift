import SwiftCode

/// What is put into a program so that it says which values the lines have whose comments show one.
///
/// The words are calls of functions that the program's entry file declares. Each value is computed once, where it was.
package enum ValueProbe {
  /// Marks the beginning of a line's code in the output.
  package static let beginning = "_dalilBegins"
  /// Marks its end, says the value that it is given, and gives it back.
  package static let value = "_dalilValue"
  /// Marks its end.
  package static let end = "_dalilEnds"

  /// The changes to `code` that say the values.
  static func edits(for values: [ShownValue], in code: [UInt8]) -> [CodeEdit] {
    values.flatMap { edits(for: $0, code) }
  }

  private static func edits(for shown: ShownValue, _ code: [UInt8]) -> [CodeEdit] {
    switch shown.origin {
    case .expressions(let ranges):
      ranges.flatMap {
        [insert("\(value)(\(beginning)(\(shown.line)), ", at: $0.lowerBound), insert(")", at: $0.upperBound)]
      }
    case .variable(let range, let statement):
      [
        insert("\(beginning)(\(shown.line)); ", at: statement.lowerBound),
        insert(
          "; \(value)(\(shown.line), \(String(decoding: code[range], as: UTF8.self)))", at: statement.upperBound),
      ]
    case .statement(let statement):
      [
        insert("\(beginning)(\(shown.line)); ", at: statement.lowerBound),
        insert("; \(end)(\(shown.line))", at: statement.upperBound),
      ]
    case nil: []
    }
  }

  private static func insert(_ text: String, at offset: Int) -> CodeEdit {
    CodeEdit(range: offset..<offset, replacement: text)
  }
}
