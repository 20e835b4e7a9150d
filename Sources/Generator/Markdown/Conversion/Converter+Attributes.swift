internal import Diagnostics

extension Converter {
  /// Takes `{#id .class}` off the end of a heading.
  mutating func takeAttributes(of heading: inout Heading, source extent: (start: Int, end: Int)) {
    guard case .text(let text)? = heading.content.last, text.utf8.last == UInt8(ascii: "}"),
      let brace = text.utf8.lastIndex(of: UInt8(ascii: "{"))
    else { return }
    let inside = text.utf8[text.utf8.index(after: brace)...].dropLast()
    guard let first = inside.first(where: { $0 != 0x20 }), first == UInt8(ascii: "#") || first == UInt8(ascii: ".")
    else { return }
    var place = extent.end - 1
    while place > extent.start, source.byte(place) != UInt8(ascii: "{") { place -= 1 }
    guard source.byte(place) == UInt8(ascii: "{"), source.byte(place - 1) != UInt8(ascii: "\\") else { return }
    for word in inside.split(separator: 0x20) {
      let name = String(Substring(word.dropFirst()))
      if word.first == UInt8(ascii: "#"), !name.isEmpty, heading.explicitID == nil {
        heading.explicitID = name
        checkReserved(id: name, at: source.range(place, extent.end))
        checkRepeated(id: name, at: source.range(place, extent.end))
      } else if word.first == UInt8(ascii: "."), !name.isEmpty {
        heading.classes.append(name)
      } else {
        report(
          .headingAttributes, .warning, source.range(place, extent.end),
          "\"\(String(Substring(word)))\" in the braces of a heading is neither its one #id nor a .class",
          remedy: "write {#id} or {#id .class}")
      }
    }
    var end = brace
    while end > text.utf8.startIndex, text.utf8[text.utf8.index(before: end)] == 0x20 {
      end = text.utf8.index(before: end)
    }
    if end == text.utf8.startIndex {
      heading.content.removeLast()
    } else {
      heading.content[heading.content.count - 1] = .text(String(text[..<end]))
    }
  }

  /// Reports an id that an element of the page's frame or of a preview may have.
  private mutating func checkReserved(id: String, at range: SourceRange) {
    guard let prefix = ReservedID.prefix(of: id) else { return }
    report(
      .reservedID, .error, range,
      "#\(id) begins with \(prefix) like the ids of \(prefix == "p:" ? "previews" : "the page's own parts")",
      remedy: "write {#\(id.utf8.dropFirst(prefix.utf8.count).isEmpty ? "name" : String(id.dropFirst(2)))}")
  }

  /// Reports an id that an earlier heading of the page has been given: links would lead there.
  private mutating func checkRepeated(id: String, at range: SourceRange) {
    guard let first = headingIDs.updateValue(range, forKey: id) else { return }
    headingIDs[id] = first
    diagnostics.append(
      Diagnostic(
        .headingAttributes, .warning, file: context.file, range: range,
        message: "#\(id) is the id of an earlier heading, so that this one gets another",
        remedy: "give it an id of its own",
        notes: [Diagnostic.Note("#\(id) is first given here", file: context.file, range: first)]))
  }

  /// Takes `[!NOTE]` off the beginning of a quote, whose first line it must fill.
  mutating func takeCalloutMarker(of blocks: inout [Block], range: SourceRange) -> Callout.Kind? {
    guard case .paragraph(var paragraph)? = blocks.first, case .text(let text)? = paragraph.content.first,
      text.utf8.starts(with: "[!".utf8), text.utf8.last == UInt8(ascii: "]")
    else { return nil }
    if paragraph.content.count > 1 {
      switch paragraph.content[1] {
      case .softBreak, .lineBreak: break
      default: return nil
      }
    }
    let word = String(Substring(text.utf8.dropFirst(2).dropLast()))
    guard !word.isEmpty, word.utf8.allSatisfy({ (0x41...0x5A).contains($0 & 0xDF) }) else { return nil }
    guard let kind = Callout.Kind(rawValue: word.lowercased()) else {
      reportCallout(word, at: paragraph.range.start)
      return nil
    }
    paragraph.content.removeFirst(min(2, paragraph.content.count))
    if paragraph.content.isEmpty {
      blocks.removeFirst()
    } else {
      paragraph.range.start = SourcePosition(line: paragraph.range.start.line + 1, column: 1)
      if paragraph.range.start.line <= paragraph.range.end.line {
        let line = paragraph.range.start.line - source.firstLine
        paragraph.range.start = source.position(of: containers.textStart(ofLine: line, in: source))
      }
      blocks[0] = .paragraph(paragraph)
    }
    return kind
  }

  private mutating func reportCallout(_ word: String, at place: SourcePosition) {
    let kinds = Callout.Kind.allCases.map { $0.rawValue.uppercased() }
    let nearest = Suggestion.nearest(to: word.uppercased(), among: kinds)
    report(
      .unknownCallout, .warning, SourceRange(line: place.line, column: place.column, length: word.utf8.count + 3),
      "[!\(word)] is no kind of callout, so that the quotation stays one",
      remedy: nearest.map { "did you mean [!\($0)]?" } ?? "use one of \(kinds.joined(separator: ", "))")
  }
}
