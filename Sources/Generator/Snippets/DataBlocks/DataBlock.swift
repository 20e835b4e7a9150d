import DataFormats
import Diagnostics
package import Markdown

/// A block of data on a page: JSON, XML, a property list or YAML.
package struct DataBlock: Sendable {
  /// What its author wants of it.
  enum Promise: Hashable, Sendable {
    case valid, malformed
    case skip(reason: String)
  }

  let promise: Promise
  let reading: DataReading
  private let code: [UInt8]

  /// Nil for a block in a language that is not checked.
  package init?(_ block: CodeBlock) {
    guard block.isFenced, let format = DataFormat(languageWord: block.language) else { return nil }
    promise = Self.promise(inInfo: block.info)
    code = Array(block.code.utf8)
    if case .skip = promise {
      reading = DataReading(of: format)
    } else {
      reading = format.read(code)
    }
  }

  private static func promise(inInfo info: String) -> Promise {
    let bytes = Array(info.utf8)
    let start = bytes.firstIndex { $0 == 0x20 || $0 == 0x09 || $0 == 0x2C || $0 == 0x7B } ?? bytes.count
    for item in AttributeScanner.items(bytes, in: start..<bytes.count) {
      switch AttributeKey.named(item.name.lowercased()) {
      case .fails: return .malformed
      case .skip, .ignore: return .skip(reason: item.value)
      default: continue
      }
    }
    return .valid
  }

  /// Whether it is malformed, whatever it promises.
  var hasErrors: Bool { reading.findings.contains { $0.severity == .error } }

  package var verdict: DataVerdict {
    switch promise {
    case .valid: hasErrors ? .broken : .valid(reading.format)
    case .malformed: hasErrors ? .failsAsExpected(reading.format) : .broken
    case .skip(let reason): .skipped(reason: reason)
    }
  }

  /// Whether an ellipsis in it stands for what is not shown.
  package var isElided: Bool { reading.isElided }

  /// What is wrong with a block that is meant to be malformed, for its readers.
  package var messages: [CompilerMessage] {
    guard promise == .malformed else { return [] }
    return reading.findings.filter { $0.severity == .error }.map { finding in
      let (line, column) = place(of: finding.range.lowerBound)
      let end = code[finding.range.lowerBound...].firstIndex(of: 0x0A) ?? code.count
      let length = max(1, min(finding.range.upperBound, end) - finding.range.lowerBound)
      return CompilerMessage(severity: .error, text: finding.message, line: line, columns: column..<column + length)
    }
  }

  /// The line and the column of a byte, both from 0.
  func place(of offset: Int) -> (line: Int, column: Int) {
    var (line, start) = (0, 0)
    for index in code.indices.prefix(offset) where code[index] == 0x0A { (line, start) = (line + 1, index + 1) }
    // Behind the last line there is nothing to point at.
    if offset == code.count, start == code.count, line > 0 {
      let end = code.count - 1
      start = (code[..<end].lastIndex(of: 0x0A) ?? -1) + 1
      return (line - 1, end - start)
    }
    return (line, offset - start)
  }
}
