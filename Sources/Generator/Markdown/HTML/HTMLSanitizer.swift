internal import Diagnostics

/// Makes the author's HTML harmless: keeps what is known and safe, leaves out the rest and says so.
struct HTMLSanitizer {
  /// Something to be reported, at offsets of the text.
  struct Finding {
    var code: DiagnosticCode
    var severity = Severity.warning
    var range: Range<Int>
    var message: String
    var remedy: String?
  }

  let text: UnsafeBufferPointer<UInt8>
  /// Whether the text stands in a paragraph.
  let isInline: Bool
  let isTrusted: Bool
  private(set) var findings: [Finding] = []
  /// Whether a tag turned out to be text.
  private(set) var hasLiteralMarkup = false
  private var pieces: [RawHTML.Piece] = []
  private var markup: [UInt8] = []
  private let place: (Int) -> SourcePosition
  private let literal: LiteralMarkup

  /// `place` tells where an offset of the text stands in the file.
  init(_ literal: LiteralMarkup, isTrusted: Bool, place: @escaping (Int) -> SourcePosition) {
    self.literal = literal
    text = literal.text
    isInline = literal.isInline
    self.isTrusted = isTrusted
    self.place = place
  }

  mutating func sanitize(_ balance: inout HTMLBalance) -> RawHTML {
    var tokens = HTMLTokenizer(text)
    var verbatim = VerbatimText()
    while let token = tokens.next() {
      verbatim.pass(token)
      switch token {
      case .text(let range):
        if !isInline { findings += verbatim.markdown(in: text, range) }
        write(text: range, isVerbatim: verbatim.isOpen)
      case .startTag(let name, let attributes, let range):
        if isTrusted {
          writeTag(name, attributes, range, isFiltered: false)
        } else if !begin(name, attributes, range, &balance), HTMLVocabulary.rawText.contains(name) {
          tokens.skipRawText(of: name)
        }
      case .endTag(let name, let range): isTrusted ? writeEnd(name) : end(name, range, &balance)
      case .comment(let content, let range, let isClosed): comment(content, range, isClosed: isClosed)
      case .declaration(let range): if isTrusted { markup += text[range] } else { writeLiteral(range) }
      case .brokenTag(let range):
        report(
          .unbalancedHTML, range, "HTML tag without its closing \">\": it is shown as text", remedy: "close the tag")
        write(text: range)
      }
    }
    flush()
    return RawHTML(pieces: pieces)
  }

  /// Whether the element is kept.
  private mutating func begin(
    _ name: String, _ attributes: [HTMLToken.Attribute], _ range: Range<Int>, _ balance: inout HTMLBalance
  ) -> Bool {
    if literal.isText(name, attributes, range) {
      writeLiteral(range)
      balance.literal.insert(name)
      return true
    }
    guard HTMLVocabulary.phrasing.contains(name) || HTMLVocabulary.flow.contains(name) else {
      balance.refused.insert(name)
      report(.unsafeHTML, range, "HTML element <\(name)> is not allowed and left out", remedy: "write it in Markdown")
      return false
    }
    if isInline, HTMLVocabulary.flow.contains(name) {
      report(
        .unbalancedHTML, range, "HTML element <\(name)> inside a paragraph would end it, and is left out",
        remedy: "put it in a line of its own")
      return true
    }
    if name == "img", let source = attributes.first(where: { $0.name == "src" }),
      let reason = refusal(of: source, address: address(of: source))
    {
      report(.unsafeAddress, source.range, reason, remedy: "delete it")
      return true
    }
    for ended in balance.popImplied(by: name) { writeEnd(ended.name) }
    writeTag(name, attributes, range, isFiltered: true)
    if !HTMLVocabulary.void.contains(name) {
      let range = SourceRange(start: place(range.lowerBound), end: place(range.upperBound))
      balance.push(HTMLBalance.Element(name: name, range: range))
    }
    return true
  }

  private mutating func end(_ name: String, _ range: Range<Int>, _ balance: inout HTMLBalance) {
    if balance.literal.contains(name), !balance.isOpen(name) { return writeLiteral(range, isReported: false) }
    let isKnown = HTMLVocabulary.phrasing.contains(name) || HTMLVocabulary.flow.contains(name)
    // The beginning of an element that is left out is reported, so that its end need not be.
    guard isKnown, !(isInline && HTMLVocabulary.flow.contains(name)) else {
      if !isKnown, !balance.refused.contains(name), literal.isText(name, [], range) { writeLiteral(range) }
      return
    }
    guard balance.isOpen(name) else {
      report(.unbalancedHTML, range, "</\(name)> ends nothing that begins here, and is left out", remedy: "delete it")
      return
    }
    while let open = balance.pop() {
      writeEnd(open.name)
      if open.name == name { return }
      guard !HTMLVocabulary.impliedEnd.contains(open.name) else { continue }
      report(
        .unbalancedHTML, range, "</\(name)> stands inside <\(open.name)>, which is closed before it",
        remedy: "end <\(open.name)> first")
    }
  }

  /// Shows markup that stands for no element as the text that it is.
  private mutating func writeLiteral(_ range: Range<Int>, isReported: Bool = true) {
    write(text: range)
    hasLiteralMarkup = true
    guard isReported else { return }
    let written = string(range)
    report(
      .literalHTML, range, "\(written.count > 60 ? "this" : written) is no element of HTML, and is shown as text",
      remedy: "put code between backticks, with the name before it; in prose write &lt; for <")
  }

  private mutating func comment(_ content: Range<Int>, _ range: Range<Int>, isClosed: Bool) {
    if !isClosed {
      report(
        .unbalancedHTML, range.lowerBound..<min(range.lowerBound + 4, range.upperBound),
        "HTML comment without its end: everything to the end of the page is hidden", remedy: "end it with -->")
    }
    flush()
    pieces.append(
      .comment(
        string(content),
        SourceRange(start: place(range.lowerBound), end: place(range.upperBound))))
  }

  private mutating func writeTag(
    _ name: String, _ attributes: [HTMLToken.Attribute], _ range: Range<Int>, isFiltered: Bool
  ) {
    markup.append(UInt8(ascii: "<"))
    markup += name.utf8
    var known: Set<String> = []
    for attribute in attributes where known.insert(attribute.name).inserted {
      write(attribute, isFiltered: isFiltered)
    }
    // Code reads from left to right, however it is written.
    if HTMLVocabulary.code.contains(name), !known.contains("dir") { markup += " dir=\"ltr\"".utf8 }
    markup.append(UInt8(ascii: ">"))
  }

  private mutating func write(_ attribute: HTMLToken.Attribute, isFiltered: Bool) {
    let value = attribute.value.map { cleaned($0) }
    let isAddress = HTMLVocabulary.addresses.contains(attribute.name)
    let resolved = address(of: attribute)
    if isFiltered, let reason = refusal(of: attribute, address: resolved) {
      report(
        attribute.value != nil && resolved != nil ? .unsafeAddress : .unsafeHTML, attribute.range, reason,
        remedy: "delete it")
      return
    }
    markup.append(UInt8(ascii: " "))
    markup += attribute.name.utf8
    guard let value, let range = attribute.value else { return }
    markup.append(UInt8(ascii: "="))
    if attribute.name == "srcset" {
      flush()
      pieces.append(.candidates(candidates(in: range)))
      return
    }
    if isAddress, let resolved {
      flush()
      let range = SourceRange(start: place(range.lowerBound), end: place(range.upperBound))
      pieces.append(.address(resolved, attribute: attribute.name, range))
      return
    }
    markup.append(UInt8(ascii: "\""))
    let written = HTMLVocabulary.namesIDs(attribute: attribute.name) ? ComposedID.bytes(of: value) : value
    for byte in written { append(byte, escaping: "<>\"") }
    markup.append(UInt8(ascii: "\""))
  }

  /// The address that an attribute holds, if it is one that holds addresses.
  private func address(of attribute: HTMLToken.Attribute) -> String? {
    guard HTMLVocabulary.addresses.contains(attribute.name) || attribute.name == "cite" else { return nil }
    return attribute.value.map { CharacterReferences.resolve(cleaned($0)) }
  }

  /// Why an attribute is left out, if it is.
  private func refusal(of attribute: HTMLToken.Attribute, address: String?) -> String? {
    let name = attribute.name
    if name.hasPrefix("on") { return "HTML attribute \(name) runs code, and is left out" }
    guard HTMLVocabulary.allows(attribute: name) else { return "HTML attribute \(name) is not allowed and left out" }
    if let address, let scheme = AddressSafety.refusedScheme(of: address) {
      return "\(scheme): addresses can run code in the reader's browser: the attribute is left out"
    }
    if name == "id", let value = attribute.value, let prefix = ReservedID.prefix(of: string(value)) {
      return "ids that begin with \(prefix) are those of the templates: the attribute is left out"
    }
    return nil
  }

  /// The images of a `srcset`: addresses without spaces, each with what it is for behind it, up to a comma.
  private func candidates(in value: Range<Int>) -> [RawHTML.Candidate] {
    var found: [RawHTML.Candidate] = []
    var index = value.lowerBound
    while index < value.upperBound {
      while index < value.upperBound, Self.isSpace(text[index]) || text[index] == UInt8(ascii: ",") { index += 1 }
      let start = index
      while index < value.upperBound, !Self.isSpace(text[index]) { index += 1 }
      var end = index
      while end > start, text[end - 1] == UInt8(ascii: ",") { end -= 1 }
      guard end > start else { continue }
      let descriptor = index
      if end == index {
        while index < value.upperBound, text[index] != UInt8(ascii: ",") { index += 1 }
      }
      let words = string(descriptor..<index).split(whereSeparator: \.isWhitespace)
      found.append(
        RawHTML.Candidate(
          address: CharacterReferences.resolve(cleaned(start..<end)), descriptor: words.joined(separator: " "),
          range: SourceRange(start: place(start), end: place(end))))
    }
    return found
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
  private mutating func writeEnd(_ name: String) { markup += "</\(name)>".utf8 }

  private mutating func write(text range: Range<Int>, isVerbatim: Bool = true) {
    let bytes = isVerbatim ? cleaned(range) : EastAsianLines.joined(cleaned(range))
    for byte in bytes { append(byte, escaping: isTrusted ? "" : "<") }
  }

  /// A stretch of the text without markers and what else is no text.
  private func cleaned(_ range: Range<Int>) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(range.count)
    var index = range.lowerBound
    while index < range.upperBound {
      let illegal = SourceMarker.lengthOfIllegal(text, at: index)
      if illegal == 0 { output.append(text[index]) }
      index += max(illegal, 1)
    }
    return output
  }

  private func string(_ range: Range<Int>) -> String { String(decoding: cleaned(range), as: UTF8.self) }

  private mutating func append(_ byte: UInt8, escaping signs: StaticString) {
    guard signs.withUTF8Buffer({ $0.contains(byte) }) else {
      markup.append(byte)
      return
    }
    switch byte {
    case UInt8(ascii: "<"): markup += "&lt;".utf8
    case UInt8(ascii: ">"): markup += "&gt;".utf8
    default: markup += "&quot;".utf8
    }
  }

  private mutating func flush() {
    guard !markup.isEmpty else { return }
    pieces.append(.markup(String(decoding: markup, as: UTF8.self)))
    markup.removeAll(keepingCapacity: true)
  }

  private mutating func report(_ code: DiagnosticCode, _ range: Range<Int>, _ message: String, remedy: String?) {
    findings.append(Finding(code: code, range: range, message: message, remedy: remedy))
  }
}
