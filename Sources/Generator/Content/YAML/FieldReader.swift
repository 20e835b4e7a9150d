import DataFormats
import Diagnostics
import Languages

/// Takes typed values out of a set of keys, and collects what is wrong with them.
struct FieldReader {
  let file: String
  private var values: [String: YAMLNode.Entry] = [:]
  private(set) var diagnostics: [Diagnostic] = []

  /// Reads the keys of `node`, which must be among `known`.
  init(_ node: YAMLNode, known: [String], file: String, owner: String) {
    self.file = file
    switch node.content {
    case .mapping(let entries): take(entries, known: known, owner: owner)
    case .scalar("", isPlain: true): return
    case .scalar(let text, _) where text.unicodeScalars.contains("："):
      report(
        .wrongValue, node.range, "\(owner) must be keys with values", remedy: "write : and a space for the full-width ："
      )
    case .scalar, .sequence:
      report(
        .wrongValue, node.range, "\(owner) must be keys with values",
        remedy: "write key: value, with a space behind the colon")
    }
  }

  private mutating func take(_ entries: [YAMLNode.Entry], known: [String], owner: String) {
    for entry in entries {
      guard case .scalar(let key, _) = entry.key.content else {
        report(.wrongValue, entry.key.range, "key must be a text", remedy: "write key: value")
        continue
      }
      if let first = values[key] {
        let note = Diagnostic.Note("\(key) is first set here", file: file, range: first.key.range)
        report(.duplicateKey, entry.key.range, "\(key) is set twice", remedy: "remove one of the two", notes: [note])
      } else if known.contains(key) {
        values[key] = entry
      } else {
        let near = Suggestion.nearest(to: key, among: known)
        report(
          .unknownKey, entry.key.range, "\(key) is not a key of \(owner)",
          remedy: near.map { "did you mean \($0)?" } ?? "remove it; known keys are \(known.joined(separator: ", "))")
      }
    }
  }

  func entry(_ key: String) -> YAMLNode.Entry? { values[key] }

  mutating func report(
    _ code: DiagnosticCode, _ range: SourceRange, _ message: String, remedy: String? = nil,
    notes: [Diagnostic.Note] = []
  ) {
    diagnostics.append(
      Diagnostic(code, .error, file: file, range: range, message: message, remedy: remedy, notes: notes))
  }

  mutating func adopt(_ found: [Diagnostic]) { diagnostics += found }
}

// MARK: - Single values

extension FieldReader {
  /// A text as it is written: `no`, `null` and `2024` are texts.
  mutating func text(_ key: String) -> Located<String>? {
    guard let entry = values[key] else { return nil }
    return text(of: entry.value, named: key)
  }

  mutating func text(of node: YAMLNode, named name: String) -> Located<String>? {
    guard case .scalar(let text, _) = node.content else {
      report(.wrongValue, node.range, "\(name) must be a text, not \(node.kindName)", remedy: "quote it")
      return nil
    }
    guard text.unicodeScalars.contains(where: { !$0.properties.isWhitespace }) else {
      report(.wrongValue, node.range, "\(name) has no value", remedy: "write a text, or remove the key")
      return nil
    }
    return Located(line(text, of: node, named: name), node.range)
  }

  /// A text as one line, without control characters: it stands in titles, attributes and feeds.
  private mutating func line(_ text: String, of node: YAMLNode, named name: String) -> String {
    if text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }), text.utf8.first != 0x20, text.utf8.last != 0x20 {
      return text
    }
    var words: [String.UnicodeScalarView] = [String.UnicodeScalarView()]
    let keepsControls = keepsBidiControls(of: text, node, named: name)
    for scalar in text.unicodeScalars {
      if !keepsControls, BidiControls.contains(scalar) { continue }
      if "\t\n\r\u{B}\u{C}\u{20}\u{85}\u{2028}\u{2029}".unicodeScalars.contains(scalar) {
        words.append(String.UnicodeScalarView())
      } else if scalar.properties.generalCategory == .control || scalar.properties.isNoncharacterCodePoint {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        let zeros = String(repeating: "0", count: 4 - digits.utf8.count)
        report(.wrongValue, node.range, "\(name) holds the control character U+\(zeros)\(digits)", remedy: "delete it")
      } else {
        words[words.count - 1].append(scalar)
      }
    }
    let isFolded = node.range.end.line > node.range.start.line
    return words.filter { !$0.isEmpty }.reduce(into: "") { result, word in
      let joins = isFolded && Self.isEastAsian(result.unicodeScalars.last) && Self.isEastAsian(word.first)
      result += result.isEmpty || joins ? String(word) : " " + String(word)
    }
  }

  /// Whether a text's bidirectional controls stay: each is closed, and none turns letters round. Titles are parts of
  /// other texts, which half of a pair would turn round, too.
  private mutating func keepsBidiControls(of text: String, _ node: YAMLNode, named name: String) -> Bool {
    let controls = text.unicodeScalars.filter(BidiControls.contains)
    let isOverridden = controls.contains { $0.value == 0x202D || $0.value == 0x202E }
    guard let first = controls.first, isOverridden || !BidiControls.areBalanced(controls) else { return true }
    report(
      .wrongValue, node.range,
      "\(name) holds the direction control U+\(String(first.value, radix: 16, uppercase: true))"
        + (isOverridden ? ", which can turn letters round" : ", and not each is closed"),
      remedy: "delete it: the page isolates titles and terms")
    return false
  }

  /// Whether a character is written without spaces, so that the end of a line beside it is none.
  private static func isEastAsian(_ scalar: Unicode.Scalar?) -> Bool {
    switch scalar?.value ?? 0 {
    case 0x2E80...0x312F, 0x31A0...0x9FFF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFFEF, 0x20000...0x3FFFD: true
    default: false
    }
  }

  mutating func flag(_ key: String) -> Located<Bool>? {
    guard let entry = values[key] else { return nil }
    if case .scalar(let text, isPlain: true) = entry.value.content, let value = Self.flag(text) {
      return Located(value, entry.value.range)
    }
    report(.wrongValue, entry.value.range, "\(key) must be true or false", remedy: "write \(key): true")
    return nil
  }

  /// The spellings of YAML 1.1.
  static func flag(_ text: String) -> Bool? {
    switch text.lowercased() {
    case "true", "yes", "on", "y": true
    case "false", "no", "off", "n": false
    default: nil
    }
  }

  mutating func integer(_ key: String, in limits: ClosedRange<Int>) -> Located<Int>? {
    guard let entry = values[key] else { return nil }
    if case .scalar(let text, isPlain: true) = entry.value.content, let value = Int(text), limits.contains(value) {
      return Located(value, entry.value.range)
    }
    report(
      .wrongValue, entry.value.range,
      "\(key) must be a whole number from \(limits.lowerBound) to \(limits.upperBound)",
      remedy: "write \(key): \(max(limits.lowerBound, 1))")
    return nil
  }

  mutating func date(_ key: String) -> Located<CalendarDate>? {
    guard let entry = values[key] else { return nil }
    if case .scalar(let text, _) = entry.value.content, let date = CalendarDate(text) {
      return Located(date, entry.value.range)
    }
    report(
      .wrongValue, entry.value.range, "\(key) must be a day that exists, as YYYY-MM-DD",
      remedy: "write \(key): 2026-03-09")
    return nil
  }

  mutating func language(_ key: String) -> Located<LanguageTag>? {
    guard let text = text(key) else { return nil }
    return language(text, named: key)
  }

  mutating func language(_ text: Located<String>, named name: String) -> Located<LanguageTag>? {
    if let tag = LanguageTag(text.value) { return Located(tag, text.range) }
    let near = LanguageTag(text.value.replacing("_", with: "-"))
    report(
      .wrongValue, text.range, "\(text.value) is not a language tag",
      remedy: near.map { "did you mean \($0.name)?" } ?? "write a tag of BCP 47, such as en, ar, pt-BR or zh-Hans")
    return nil
  }

  /// One of a few words.
  mutating func choice<Choice: RawRepresentable & CaseIterable & Hashable & Sendable>(
    _ key: String, _ type: Choice.Type
  ) -> Located<Choice>? where Choice.RawValue == String {
    guard let text = text(key) else { return nil }
    if let value = Choice(rawValue: text.value) { return Located(value, text.range) }
    let words = type.allCases.map(\.rawValue)
    let near = text.value.utf8.count < 3 ? nil : Suggestion.nearest(to: text.value, among: words)
    report(
      .wrongValue, text.range, "\(key) cannot be \(text.value)",
      remedy: near.map { "did you mean \($0)?" } ?? "write \(words.joined(separator: " or "))")
    return nil
  }
}

// MARK: - Several values

extension FieldReader {
  /// A list of texts; a single text is a list of one.
  mutating func texts(_ key: String) -> [Located<String>] {
    guard let entry = values[key] else { return [] }
    switch entry.value.content {
    case .scalar(let text, let isPlain):
      if isPlain, let parts = Self.parts(of: text) {
        report(
          .wrongValue, entry.value.range, "\(key) is one text with commas, not a list",
          remedy: "write \(key): [\(parts.joined(separator: ", "))], or put one text with commas between quotes")
        return []
      }
      return self.text(of: entry.value, named: key).map { [$0] } ?? []
    case .sequence(let items): return items.compactMap { text(of: $0, named: "item of \(key)") }
    case .mapping:
      report(.wrongValue, entry.value.range, "\(key) must be a list of texts", remedy: "write \(key): [first, second]")
      return []
    }
  }

  /// What commas of any script divide a text into; nil if there is none.
  static func parts(of text: String) -> [String]? {
    let parts = text.unicodeScalars.split { ",،，、".unicodeScalars.contains($0) }.map { part in
      part.split { $0.properties.isWhitespace }.map(String.init).joined(separator: " ")
    }
    return parts.count > 1 ? parts.filter { !$0.isEmpty } : nil
  }

  /// A text, or one text for each language.
  mutating func localized(_ key: String) -> LocalizedText? {
    guard let entry = values[key] else { return nil }
    guard case .mapping(let entries) = entry.value.content else {
      return text(key).map { LocalizedText(base: $0.value, places: [nil: $0.range]) }
    }
    var byLanguage: [LanguageTag: String] = [:]
    var places: [LanguageTag?: SourceRange] = [:]
    for item in entries {
      guard let name = text(of: item.key, named: "language"), let tag = language(name, named: "language"),
        let value = text(of: item.value, named: "\(key) of \(tag.value)")
      else { continue }
      places[tag.value] = value.range
      if byLanguage.updateValue(value.value, forKey: tag.value) != nil {
        report(.duplicateKey, item.key.range, "\(tag.value) is set twice", remedy: "remove one of the two")
      }
    }
    return LocalizedText(byLanguage: byLanguage, places: places)
  }
}
