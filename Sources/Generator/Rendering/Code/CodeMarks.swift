import Snippets

/// Turns marked lines, the compiler's messages and proven values into decorations of the displayed code.
enum CodeMarks {
  static func decorations(
    for presentation: SnippetPresentation, in code: UnsafeBufferPointer<UInt8>, around isolates: [CodeDecoration]
  ) -> [CodeDecoration] {
    guard !presentation.markedLines.isEmpty || !presentation.messages.isEmpty || !presentation.values.isEmpty else {
      return []
    }
    let starts = lineStarts(in: code)
    return lineMarks(presentation.markedLines, starts) + squiggles(presentation.messages, starts, around: isolates)
      + values(presentation.values, starts)
  }

  /// The first byte of each line, and the end of the code.
  private static func lineStarts(in code: UnsafeBufferPointer<UInt8>) -> [Int] {
    var starts = [0]
    for index in code.indices where code[index] == 0x0A { starts.append(index + 1) }
    if starts.last != code.count { starts.append(code.count) }
    return starts
  }

  private static func lineMarks(_ lines: [Int], _ starts: [Int]) -> [CodeDecoration] {
    Set(lines).sorted().filter { $0 >= 0 && $0 + 1 < starts.count }.map { line in
      CodeDecoration(
        kind: .markedLine, range: starts[line]..<starts[line + 1], opening: "<span class=\"marked\">",
        closing: "</span>")
    }
  }

  /// Comments whose values are proven.
  private static func values(_ values: [SnippetPresentation.ValueComment], _ starts: [Int]) -> [CodeDecoration] {
    values.filter { $0.line >= 0 && $0.line + 1 < starts.count }.map { value in
      let line = starts[value.line]..<starts[value.line + 1]
      return CodeDecoration(
        kind: .value,
        range: (line.lowerBound + value.columns.lowerBound..<line.lowerBound + value.columns.upperBound).clamped(
          to: line),
        opening: "<span class=\"value\">", closing: "</span>")
    }
  }

  /// Squiggles under what is wrong with a block of data.
  static func squiggles(
    _ messages: [CompilerMessage], in code: UnsafeBufferPointer<UInt8>, around isolates: [CodeDecoration]
  ) -> [CodeDecoration] {
    squiggles(messages, lineStarts(in: code), around: isolates)
  }

  /// One squiggle for messages that overlap; a literal that keeps its own order is underlined as a whole.
  private static func squiggles(
    _ messages: [CompilerMessage], _ starts: [Int], around isolates: [CodeDecoration]
  ) -> [CodeDecoration] {
    var spans: [(range: Range<Int>, messages: [CompilerMessage])] = []
    let located = messages.compactMap { message -> (range: Range<Int>, messages: [CompilerMessage])? in
      range(of: message, starts, around: isolates).map { ($0, [message]) }
    }
    for span in located.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      if let last = spans.last, last.range.upperBound > span.range.lowerBound {
        spans[spans.count - 1].range = last.range.lowerBound..<max(last.range.upperBound, span.range.upperBound)
        spans[spans.count - 1].messages += span.messages
      } else {
        spans.append(span)
      }
    }
    return spans.map { span in
      var html = HTMLWriter()
      let isError = span.messages.contains { $0.severity == .error }
      html.markup(isError ? "<mark class=\"error\" title=\"" : "<mark class=\"warning\" title=\"")
      html.text(span.messages.map(\.text).joined(separator: "\n"))
      html.markup("\">")
      return CodeDecoration(
        kind: .squiggle, range: span.range, opening: String(decoding: html.bytes, as: UTF8.self), closing: "</mark>")
    }
  }

  private static func range(
    of message: CompilerMessage, _ starts: [Int], around isolates: [CodeDecoration]
  ) -> Range<Int>? {
    guard message.line >= 0, message.line + 1 < starts.count else { return nil }
    let line = starts[message.line]..<starts[message.line + 1]
    var lower = min(line.lowerBound + message.columns.lowerBound, line.upperBound)
    var upper = min(line.lowerBound + message.columns.upperBound, line.upperBound)
    for isolate in isolates where isolate.range.overlaps(lower..<max(upper, lower + 1)) {
      lower = min(lower, isolate.range.lowerBound)
      upper = max(upper, isolate.range.upperBound)
    }
    return lower < upper ? lower..<upper : nil
  }
}
