import Diagnostics

/// Compares blocks that are copies of code in a file with that code.
struct RegionChecker {
  private let file: String
  private let sources: [SetupFile]
  private(set) var diagnostics: [Diagnostic] = []

  /// `sources` are the files that blocks may be copies of.
  init(file: String, sources: [SetupFile]) {
    self.file = file
    self.sources = sources
  }

  mutating func check(_ snippets: [Snippet]) {
    for snippet in snippets where snippet.isClosed {
      guard let reference = snippet.attributes.sourceRegion, let wanted = lines(of: reference) else { continue }
      compare(snippet, with: wanted, of: reference)
    }
  }

  /// The lines that a reference names; what is wrong with it goes to `diagnostics`.
  mutating func lines(of reference: RegionReference) -> [SourceRegions.Line]? {
    guard let source = sources.first(where: { $0.path == reference.path }) else {
      let remedy = Suggestion.nearest(to: reference.path, among: sources.map(\.path)).map { "did you mean '\($0)'?" }
      report(
        reference, "file '\(reference.path)' is not among the Swift files of the folder 'shared'",
        remedy ?? "write it at '\(reference.path)' in the content folder, in a folder called 'shared'")
      return nil
    }
    let regions = source.regions
    guard let lines = regions.lines(of: reference.region) else {
      let name = reference.region ?? ""
      let remedy = Suggestion.nearest(to: name, among: Set(regions.names).sorted()).map { "did you mean '\($0)'?" }
      report(
        reference, "region '\(name)' is not in '\(reference.path)'",
        remedy ?? "write '// snippet.\(name)' above it and '// snippet.end' below it")
      return nil
    }
    if let name = reference.region, regions.names.count(where: { $0 == name }) > 1 {
      report(
        reference, "region '\(name)' begins more than once in '\(reference.path)'", "give each region a name of its own"
      )
      return nil
    }
    return lines
  }

  private mutating func compare(
    _ snippet: Snippet, with wanted: [SourceRegions.Line], of reference: RegionReference
  ) {
    let actual = SourceRegions.lines(ofBlock: Array(snippet.text.code.utf8))
    guard !actual.elementsEqual(wanted, by: { $0.text == $1.text }) else { return }
    let place = zip(actual, wanted).enumerated().first { $0.element.0.text != $0.element.1.text }?.offset
    let index = place ?? min(actual.count, wanted.count)
    let message =
      if index >= wanted.count {
        "line is not in '\(reference.text)', of which the block is a copy"
      } else if index >= actual.count {
        "line \(wanted[index].number) of '\(reference.path)' is missing below, in a copy of '\(reference.text)'"
      } else {
        "line differs from line \(wanted[index].number) of '\(reference.path)', in a copy of '\(reference.text)'"
      }
    diagnostics.append(
      Diagnostic(
        .snippetOutdated, .error, file: file,
        range: actual.isEmpty ? snippet.fence : snippet.range(ofLine: actual[min(index, actual.count - 1)].number),
        message: message, remedy: "run 'dalil check --update'"))
  }

  private mutating func report(_ reference: RegionReference, _ message: String, _ remedy: String) {
    diagnostics.append(
      Diagnostic(.snippetRegion, .error, file: file, range: reference.range, message: message, remedy: remedy))
  }
}

extension Snippet {
  /// The code on a line, from 0, without the space round it.
  fileprivate func range(ofLine number: Int) -> SourceRange {
    let bytes = Array(text.code.utf8)
    let lines = SnippetText.lines(of: bytes)
    guard lines.indices.contains(number) else { return fence }
    let line = bytes[lines[number]]
    let isSpace = { (byte: UInt8) in byte == 0x20 || byte == 0x09 || byte == 0x0D }
    let start = line.prefix(while: isSpace).count
    let end = line.count - line.reversed().prefix(while: isSpace).count
    return SourceRange(
      start: position(line: number, column: min(start, end)), end: position(line: number, column: end))
  }
}
