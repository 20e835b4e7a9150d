package import PreviewRecording

/// The code of a block, line by line, and what of it readers see.
package struct SnippetText: Hashable, Sendable {
  /// The code, each line ending in a line feed.
  package var code: String
  /// The code as readers see it: without hidden lines and without `expected-*` comments.
  package var display: String
  /// For each line of the code its line in `display`, both from 0; nil for a line that readers do not see.
  package var displayLines: [Int?]
  package var expectations: [SnippetExpectation]
  /// Comments that begin like a promise and do not go on like one: line from 0, bytes in the line.
  package var malformedExpectations: [(line: Int, columns: Range<Int>)]
  /// What is done with the preview, in order.
  var scriptComments: [ScriptComment] = []

  /// In the code of a preview, comments that say what is done with it are hidden, too.
  package init(code: String, isPreview: Bool = false) {
    self.code = code
    display = code
    displayLines = []
    expectations = []
    malformedExpectations = []
    read(Array(code.utf8), isPreview: isPreview)
  }

  /// What is done with the preview, in order.
  package var script: [ScriptAction] {
    scriptComments.compactMap { comment in
      if case .action(let action) = comment.content { action } else { nil }
    }
  }

  package static func == (a: SnippetText, b: SnippetText) -> Bool { a.code == b.code }
  package func hash(into hasher: inout Hasher) { hasher.combine(code) }

  private mutating func read(_ bytes: [UInt8], isPreview: Bool) {
    var shown: [UInt8] = []
    shown.reserveCapacity(bytes.count)
    var count = 0
    var isHiding = false
    for (number, range) in Self.lines(of: bytes).enumerated() {
      let line = Array(bytes[range])
      let marker = SnippetMarker(in: line)
      if marker == .hide { isHiding = true }
      var visible = line[...]
      if let found = ExpectationScanner.scan(line, number: number) {
        expectations += found.expectations
        malformedExpectations += found.malformed.map { (number, $0) }
        visible = Self.code(line, before: found.commentStart)
      } else if let found = ScriptScanner.scan(line, number: number) {
        scriptComments.append(found)
        if isPreview { visible = Self.code(line, before: found.columns.lowerBound) }
      }
      let vanishes = isHiding || marker != nil || (visible.isEmpty && !line.isEmpty && expectsOnly(line))
      if marker == .show || marker == .end { isHiding = false }
      displayLines.append(vanishes ? nil : count)
      guard !vanishes else { continue }
      count += 1
      shown += visible
      shown.append(0x0A)
    }
    display = String(decoding: shown, as: UTF8.self)
  }

  /// What stands before a comment, without the blanks between.
  private static func code(_ line: [UInt8], before comment: Int) -> ArraySlice<UInt8> {
    var visible = line[..<comment]
    while let last = visible.last, last == 0x20 || last == 0x09 { visible.removeLast() }
    return visible
  }

  private func expectsOnly(_ line: [UInt8]) -> Bool {
    !line.allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }

  /// The lines of a text without their line feeds; a line feed at the end begins no further line.
  package static func lines(of bytes: [UInt8]) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    for index in bytes.indices where bytes[index] == 0x0A {
      lines.append(start..<index)
      start = index + 1
    }
    if start < bytes.count { lines.append(start..<bytes.count) }
    return lines
  }
}
