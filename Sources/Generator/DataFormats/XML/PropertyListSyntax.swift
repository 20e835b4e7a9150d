import Diagnostics

/// Reads well-formed XML as a property list: `<plist>` with one value, or a part of a list, whose keys stand alone.
struct PropertyListSyntax {
  private let text: [UInt8]
  private let events: [XMLSyntax.Event]
  private var index = 0
  private(set) var findings: [DataFinding] = []

  private static let mostLevels = 200

  init(_ text: [UInt8], _ events: [XMLSyntax.Event]) {
    self.text = text
    self.events = events
  }

  mutating func read() {
    let first = events.first { if case .start = $0 { true } else { false } }
    switch first {
    case .start("plist", let tag): readList(tag)
    case .start("key", _): readDictionary(of: nil, level: 0)
    default: readArray(of: nil, level: 0)
    }
  }

  private mutating func report(
    _ range: Range<Int>, _ message: String, _ remedy: String, _ severity: Severity = .error,
    note: DataFinding.Note? = nil
  ) {
    findings.append(DataFinding(severity, range, message, remedy, note: note))
  }

  // MARK: Containers

  private mutating func readList(_ tag: Range<Int>) {
    while index < events.count {
      let event = events[index]
      index += 1
      guard case .start("plist", _) = event else {
        reportText(event)
        continue
      }
      var values = 0
      while let child = nextElement(in: "plist") {
        values += 1
        if values == 2 {
          report(child.tag, "second value in a property list: it holds one", "put both into an <array>")
        }
        readValue(child, level: 0)
      }
      if values == 0, !isElided(from: tag.upperBound) {
        report(tag, "property list without a value", "write a <dict> or another value into it")
      }
    }
  }

  private func isElided(from start: Int) -> Bool {
    guard let end = text[start...].firstIndex(of: UInt8(ascii: "<")) else { return false }
    return Ellipsis.isAlone(in: text[start..<end])
  }

  /// The next element inside a container, or nil behind its end.
  private mutating func nextElement(in container: String?) -> (name: String, tag: Range<Int>)? {
    while index < events.count {
      let event = events[index]
      index += 1
      switch event {
      case .start(let name, let tag): return (name, tag)
      case .end: return nil
      case .text, .characterData: reportText(event)
      }
    }
    return nil
  }

  /// Between the elements of a list there are no words, but there may be an ellipsis.
  private mutating func reportText(_ event: XMLSyntax.Event) {
    let range: Range<Int>
    switch event {
    case .text(let stretch), .characterData(let stretch): range = stretch
    default: return
    }
    for line in text[range].split(separator: 0x0A) where !Ellipsis.isAlone(in: line) {
      let words = line.drop { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
      guard !words.isEmpty else { continue }
      report(
        words.startIndex..<words.endIndex, "text between the elements of a property list",
        "put it into an element such as <string>")
      return
    }
  }

  private mutating func readArray(of tag: Range<Int>?, level: Int) {
    while let child = nextElement(in: "array") { readValue(child, level: level + 1) }
  }

  private mutating func readDictionary(of tag: Range<Int>?, level: Int) {
    var keys: [String: Range<Int>] = [:]
    /// A key that waits for its value.
    var waiting: (name: String, tag: Range<Int>)?
    while let child = nextElement(in: "dict") {
      guard child.name == "key" else {
        if waiting == nil, Self.isValue(child.name) {
          report(child.tag, "value in a <dict> without a key before it", "write <key>name</key> above it")
        }
        waiting = nil
        readValue(child, level: level + 1)
        continue
      }
      if let key = waiting { reportWithoutValue(key) }
      let name = readText(of: child)
      if let earlier = keys[name] {
        report(
          child.tag, "key '\(name)' stands here twice", "rename or remove one of them: only one of the values counts",
          .warning, note: DataFinding.Note(message: "the first one", range: earlier))
      }
      keys[name] = child.tag
      waiting = (name, child.tag)
    }
    if let key = waiting, !isElided(from: endOfElement(from: key.tag.upperBound)) { reportWithoutValue(key) }
  }

  private mutating func reportWithoutValue(_ key: (name: String, tag: Range<Int>)) {
    if isElided(from: endOfElement(from: key.tag.upperBound)) { return }
    report(key.tag, "key '\(key.name)' without a value behind it", "write a value, such as <string>…</string>")
  }

  /// Behind the end tag of an element that holds text alone.
  private func endOfElement(from start: Int) -> Int {
    let end = text[start...].firstIndex(of: UInt8(ascii: "<")) ?? text.count
    return (text[end...].firstIndex(of: UInt8(ascii: ">")) ?? text.count - 1) + 1
  }

  // MARK: Values

  private static let values = ["array", "data", "date", "dict", "false", "integer", "real", "string", "true"]

  private static func isValue(_ name: String) -> Bool { values.contains(name) }

  private mutating func readValue(_ element: (name: String, tag: Range<Int>), level: Int) {
    guard level < Self.mostLevels else {
      report(element.tag, "values nested more than \(Self.mostLevels) deep", "take the inner levels out")
      index = events.count
      return
    }
    switch element.name {
    case "dict": readDictionary(of: element.tag, level: level)
    case "array": readArray(of: element.tag, level: level)
    case "string": _ = readText(of: element)
    case "true", "false":
      if !readText(of: element).isEmpty {
        report(element.tag, "<\(element.name)> with text in it", "write <\(element.name)/>")
      }
    case "integer", "real", "date", "data": readScalar(element)
    default: readUnknown(element)
    }
  }

  private mutating func readUnknown(_ element: (name: String, tag: Range<Int>)) {
    let remedy: String
    switch element.name.lowercased() {
    case "bool", "boolean": remedy = "write <true/> or <false/>"
    case "number", "int": remedy = "write <integer> or <real>"
    case "float", "double": remedy = "write <real>"
    case "dictionary", "map", "object": remedy = "write <dict>"
    case "list": remedy = "write <array>"
    case "text": remedy = "write <string>"
    case "key": remedy = "put it into a <dict>"
    case "plist": remedy = "write its value alone"
    default:
      remedy =
        Suggestion.nearest(to: element.name, among: Self.values + ["key"]).map { "did you mean <\($0)>?" }
        ?? "use one of \(Self.values.joined(separator: ", "))"
    }
    report(element.tag, "<\(element.name)> is no element that can stand here in a property list", remedy)
    skipElement()
  }

  /// Goes behind the end of an element that has begun.
  private mutating func skipElement() {
    var depth = 1
    while index < events.count, depth > 0 {
      if case .start = events[index] { depth += 1 }
      if case .end = events[index] { depth -= 1 }
      index += 1
    }
  }

  /// The text of an element that can hold nothing else.
  private mutating func readText(of element: (name: String, tag: Range<Int>)) -> String {
    var bytes: [UInt8] = []
    while index < events.count {
      let event = events[index]
      index += 1
      switch event {
      case .end: return String(decoding: bytes, as: UTF8.self)
      case .text(let range), .characterData(let range): bytes += text[range]
      case .start(let name, let tag):
        report(tag, "<\(name)> inside <\(element.name)>, which holds text alone", "end <\(element.name)> before it")
        skipElement()
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private mutating func readScalar(_ element: (name: String, tag: Range<Int>)) {
    let value = readText(of: element)
    let bytes = Array(value.utf8)
    if Ellipsis.isAlone(in: bytes[...]) { return }
    guard let remedy = PropertyListValue.remedy(for: bytes, in: element.name) else { return }
    report(
      element.tag.lowerBound..<endOfElement(from: element.tag.upperBound),
      "'\(value.prefix(40))' is not a value of <\(element.name)>", remedy)
  }
}
