import Diagnostics

/// Reads a text as XML: well-formed, whatever its elements mean.
///
/// A text without a declaration and document type may be a part of a document: several elements, and words beside them.
struct XMLSyntax {
  /// What a text is made of, as far as a reader of its elements needs it.
  enum Event {
    /// `name` and `tag` are stretches of the text; an empty element has an end of its own.
    case start(name: String, tag: Range<Int>)
    case end(name: String, tag: Range<Int>)
    case text(Range<Int>)
    case characterData(Range<Int>)
  }

  /// Behind so many mistakes the rest is guesswork.
  private static let mostFindings = 100

  let text: [UInt8]
  var index = 0
  var findings: [DataFinding] = []
  private(set) var events: [Event] = []
  private(set) var isElided = false
  /// The elements that are not ended yet.
  private var open: [(name: String, tag: Range<Int>)] = []
  private(set) var rootName: String?
  private var rootsSeen = 0
  /// Whether the text says that it is a whole document.
  private var isDocument = false
  private var hasDocumentType = false
  /// Entities that the document type declares.
  var entities: Set<String> = []

  init(_ text: [UInt8]) { self.text = text }

  mutating func readDocument() {
    while index < text.count, findings.count < Self.mostFindings {
      guard text[index] == UInt8(ascii: "<") else {
        readText()
        continue
      }
      guard readMarkup() else { return }
    }
    for element in open.suffix(max(0, Self.mostFindings - findings.count)).reversed() {
      report(element.tag, "<\(element.name)> is never ended", "write </\(element.name)>")
    }
    if rootsSeen == 0, findings.isEmpty, !isElided {
      report(0..<0, "block holds no element of XML", "write one, or another word behind the fence")
    }
  }

  func byte(_ index: Int) -> UInt8 { index < text.count ? text[index] : 0 }

  func starts(with prefix: String, at index: Int? = nil) -> Bool {
    text[(index ?? self.index)...].starts(with: prefix.utf8)
  }

  func position(of end: String, from start: Int) -> Int? {
    let end = Array(end.utf8)
    var index = start
    while let first = text[min(index, text.count)...].firstIndex(of: end[0]) {
      if text[first...].starts(with: end) { return first }
      index = first + 1
    }
    return nil
  }

  mutating func report(_ range: Range<Int>, _ message: String, _ remedy: String, note: DataFinding.Note? = nil) {
    findings.append(DataFinding(.error, range, message, remedy, note: note))
  }

  // MARK: Text

  private mutating func readText() {
    let start = index
    while index < text.count, text[index] != UInt8(ascii: "<") {
      if text[index] == UInt8(ascii: "&") {
        readReference()
      } else {
        if starts(with: "]]>") { report(index..<index + 3, "]]> in text, where it ends nothing", "write ]]&gt;") }
        index += 1
      }
    }
    let words = trimmed(start..<index)
    guard !words.isEmpty else { return }
    if Ellipsis.isAlone(in: text[words]) {
      isElided = true
    } else if open.isEmpty, isDocument {
      report(words, "text outside the root element", "move it inside, or into a comment")
    }
    noteEllipses(in: start..<index)
    if !open.isEmpty || !isDocument { events.append(.text(start..<index)) }
  }

  /// Ellipses on lines of their own, among other words.
  private mutating func noteEllipses(in range: Range<Int>) {
    if !isElided, text[range].split(separator: 0x0A).contains(where: { Ellipsis.isAlone(in: $0) }) { isElided = true }
  }

  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, Self.isSpace(text[start]) { start += 1 }
    while end > start, Self.isSpace(text[end - 1]) { end -= 1 }
    return start..<end
  }

  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }

  // MARK: Markup

  /// Reads what begins with a less-than sign; false where it makes no sense to go on.
  private mutating func readMarkup() -> Bool {
    if starts(with: "<!--") { return readComment() }
    if starts(with: "<![CDATA[") { return readCharacterData() }
    if starts(with: "<?") { return readInstruction() }
    if starts(with: "<!") { return readDocumentType() }
    if starts(with: "</") { return readEndTag() }
    if Self.beginsName(byte(index + 1)) { return readStartTag() }
    report(index..<index + 1, "less-than sign that begins no tag", "write &lt;")
    index += 1
    return true
  }

  private mutating func readComment() -> Bool {
    let start = index
    guard let end = position(of: "--", from: start + 4) else {
      report(start..<start + 4, "comment is never ended", "write -->")
      return false
    }
    if starts(with: "-->", at: end) {
      index = end + 3
      return true
    }
    report(end..<end + 2, "two hyphens inside a comment", "write one, or another sign")
    guard let next = position(of: "-->", from: end) else {
      report(start..<start + 4, "comment is never ended", "write -->")
      return false
    }
    index = next + 3
    return true
  }

  private mutating func readCharacterData() -> Bool {
    guard let end = position(of: "]]>", from: index) else {
      report(index..<index + 9, "<![CDATA[ is never ended", "write ]]>")
      return false
    }
    if open.isEmpty, isDocument { report(index..<end + 3, "text outside the root element", "move it inside") }
    events.append(.characterData(index + 9..<end))
    index = end + 3
    return true
  }

  private mutating func readInstruction() -> Bool {
    guard let end = position(of: "?>", from: index) else {
      report(index..<index + 2, "<? is never ended", "write ?>")
      return false
    }
    let name = String(decoding: text[index + 2..<end].prefix { !Self.isSpace($0) }, as: UTF8.self)
    if name.lowercased() == "xml" {
      isDocument = true
      if index > 0 {
        report(
          index..<end + 2, "XML declaration that is not the first thing of the document", "move it to the beginning")
      } else if name != "xml" {
        report(index + 2..<index + 2 + name.utf8.count, "XML declaration in capital letters", "write <?xml")
      } else if position(of: "version", from: index).map({ $0 > end }) ?? true {
        report(index..<end + 2, "XML declaration without a version", "write <?xml version=\"1.0\"?>")
      }
    }
    index = end + 2
    return true
  }

  private mutating func readDocumentType() -> Bool {
    let start = index
    guard starts(with: "<!DOCTYPE") else {
      report(start..<start + 2, "<! that begins neither a comment nor a document type", "write &lt;!")
      index += 2
      return true
    }
    if rootsSeen > 0 || !open.isEmpty || hasDocumentType {
      report(start..<start + 9, "document type that does not stand above the root element", "move it there")
    }
    (isDocument, hasDocumentType) = (true, true)
    guard skipDocumentType() else {
      report(start..<start + 9, "document type is never ended", "write >")
      return false
    }
    return true
  }

  // MARK: Tags

  private mutating func readEndTag() -> Bool {
    let start = index
    index += 2
    let name = readName()
    let nameEnd = index
    while Self.isSpace(byte(index)) { index += 1 }
    if byte(index) == UInt8(ascii: ">") {
      index += 1
    } else {
      report(start..<nameEnd, "end tag without its closing sign", "write </\(name)>")
      while index < text.count, text[index] != UInt8(ascii: "<"), text[index] != UInt8(ascii: ">") { index += 1 }
      if byte(index) == UInt8(ascii: ">") { index += 1 }
    }
    close(name, start..<index)
    return true
  }

  private mutating func close(_ name: String, _ tag: Range<Int>) {
    guard let last = open.last else {
      return report(tag, "</\(name)> ends nothing", "delete it, or write <\(name)> above it")
    }
    if last.name != name {
      let note = DataFinding.Note(message: "<\(last.name)> begins here", range: last.tag)
      guard let match = open.lastIndex(where: { $0.name == name }) else {
        report(tag, "</\(name)> where <\(last.name)> has to end", "write </\(last.name)>", note: note)
        events.append(.end(name: last.name, tag: tag))
        open.removeLast()
        return
      }
      report(tag, "</\(name)> before <\(last.name)> is ended", "write </\(last.name)> first", note: note)
      while open.count > match + 1 {
        events.append(.end(name: open.removeLast().name, tag: tag))
      }
    }
    events.append(.end(name: name, tag: tag))
    open.removeLast()
  }

  private mutating func readStartTag() -> Bool {
    let start = index
    index += 1
    let name = readName()
    guard let isEmpty = readAttributes(of: name, from: start) else { return false }
    let tag = start..<index
    if open.isEmpty {
      rootsSeen += 1
      if rootsSeen == 1 { rootName = name }
      if rootsSeen == 2, isDocument {
        report(tag, "second root element: a document has one", "put an element round both, or divide the block")
      }
    }
    events.append(.start(name: name, tag: tag))
    if isEmpty { events.append(.end(name: name, tag: tag)) } else { open.append((name, tag)) }
    return true
  }

  /// Whether a name of an entity may be used.
  func knows(entity name: String) -> Bool {
    ["amp", "lt", "gt", "quot", "apos"].contains(name) || entities.contains(name)
      || hasDocumentType && rootName != "plist" && rootName != nil && name.utf8.allSatisfy(Self.isNameByte)
  }
}
