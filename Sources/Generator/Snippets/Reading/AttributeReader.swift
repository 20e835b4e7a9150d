import Diagnostics

/// Gives attribute items their meaning, and says what is wrong with them.
struct AttributeReader {
  var attributes = SnippetAttributes()
  private(set) var diagnostics: [Diagnostic] = []
  private let file: String
  /// The place in the file of a byte of the text.
  private var place: (Int) -> SourcePosition
  /// The first item that set the mode, and the keys seen so far.
  private var modeItem: AttributeItem?
  private var seen: Set<String> = []

  init(file: String, place: @escaping (Int) -> SourcePosition) {
    self.file = file
    self.place = place
  }

  /// Reads the items of one carrier; both carriers of a block may be read one after the other.
  mutating func read(_ items: [AttributeItem]) {
    for item in items { read(item) }
  }

  /// The same reader over a second carrier, whose bytes stand elsewhere.
  func continued(place: @escaping (Int) -> SourcePosition) -> AttributeReader {
    var copy = self
    copy.place = place
    return copy
  }

  /// Checks what can be judged only when all items are known.
  mutating func finish() {
    if attributes.isAlone, attributes.continuesBlockBefore, let item = modeItem ?? lastItem {
      report(.snippetAttributeConflict, item, "'alone' and 'continues' contradict each other", "remove one of them")
    }
    guard !attributes.mode.isPreview else { return }
    for item in previewItems {
      report(
        .snippetAttributeConflict, item, "'\(item.name)' says something of a preview, and the block is not marked so",
        modeItem == nil ? "write 'preview' as well, or remove it" : "remove it")
    }
  }

  /// Items that mean something in a preview only.
  private var previewItems: [AttributeItem] = []

  private var lastItem: AttributeItem?

  private mutating func read(_ item: AttributeItem) {
    lastItem = item
    switch item.kind {
    case .foreign: return
    case .unclosed:
      report(
        .snippetAttributeValue, item, "\(item.name.isEmpty ? item.value : item.name) has no closing quotation mark",
        "close the quotation")
    case .lines: readMarkedLines(item)
    case .flag, .pair: readNamed(item)
    }
  }

  private mutating func readNamed(_ item: AttributeItem) {
    let name = item.name.lowercased()
    guard let key = AttributeKey.named(name) else {
      if AttributeKey.foreign.contains(name) { return }
      let nearest = Suggestion.nearest(to: name, among: AttributeKey.suggestions)
      report(
        .snippetAttribute, item, "'\(item.name)' is not an attribute of a snippet",
        nearest.map { "did you mean '\($0)'?" } ?? "remove it, or see 'dalil explain snippet-attribute'")
      return
    }
    if !seen.insert(key.isMode ? item.name : "\(key)").inserted {
      report(.snippetAttributeConflict, item, "'\(item.name)' stands here twice", "remove one of them")
      return
    }
    if key.needsValue, item.kind == .flag || item.value.isEmpty {
      reportMissingValue(key, item)
    } else if !key.takesValue, item.kind == .pair {
      report(.snippetAttributeValue, item, "'\(item.name)' takes no value", "write '\(item.name)' alone")
    } else if key.isMode {
      readMode(key, item)
    } else {
      readRelation(key, item)
    }
  }

  private mutating func reportMissingValue(_ key: AttributeKey, _ item: AttributeItem) {
    if key == .skip {
      report(
        .snippetWithoutReason, item, "'skip' gives no reason why the block is not checked",
        "write skip=\"reason\", or let the block be checked")
      attributes.mode = .skip(reason: "")
      modeItem = item
    } else {
      report(.snippetAttributeValue, item, "'\(item.name)' needs a value", "write \(key.example)")
    }
  }

  private mutating func readMode(_ key: AttributeKey, _ item: AttributeItem) {
    if let earlier = modeItem {
      if readWarningBeside(key, item) { return }
      report(
        .snippetAttributeConflict, item,
        "'\(item.name)' contradicts '\(earlier.name)': a block makes one promise", "remove one of them")
      return
    }
    modeItem = item
    attributes.modeWord = item.name.lowercased()
    setMode(key, item)
  }

  /// Reads `warns` beside a word that has the block started: the one is about compiling, the other about what follows.
  private mutating func readWarningBeside(_ key: AttributeKey, _ item: AttributeItem) -> Bool {
    if key == .warns, attributes.mode.isRun {
      attributes.alsoWarns = true
      return true
    }
    guard attributes.mode == .warns, [.run, .test, .preview, .crashes].contains(key) else { return false }
    attributes.alsoWarns = true
    modeItem = item
    attributes.modeWord = item.name.lowercased()
    setMode(key, item)
    return true
  }

  private mutating func setMode(_ key: AttributeKey, _ item: AttributeItem) {
    switch key {
    case .fails: attributes.mode = .fails
    case .warns: attributes.mode = .warns
    case .run: attributes.mode = .run
    case .test: attributes.mode = .test
    case .preview: attributes.mode = .preview(name: item.kind == .pair ? item.value : nil)
    case .crashes: attributes.mode = .crashes(message: item.kind == .pair ? item.value : nil)
    case .skip: attributes.mode = .skip(reason: item.value)
    case .ignore:
      attributes.mode = .skip(reason: item.kind == .pair ? item.value : item.name)
      if item.kind == .flag {
        report(
          .snippetWithoutReason, item, "'\(item.name)' gives no reason why the block is not checked",
          "write skip=\"reason\", or let the block be checked", .warning)
      }
    default: modeItem = nil
    }
  }

  private mutating func readRelation(_ key: AttributeKey, _ item: AttributeItem) {
    if key.isOfPreview {
      previewItems.append(item)
      return readPreview(key, item)
    }
    switch key {
    case .id: readIdentifier(item)
    case .title: attributes.title = item.value
    case .uses: attributes.uses = readList(item)
    case .replaces: attributes.replaces = readList(item)
    case .continues: attributes.continuesBlockBefore = true
    case .enclosing: attributes.enclosing = item.value
    case .shape: readShape(item)
    case .sourceRegion: readSourceRegion(item)
    case .alone: attributes.isAlone = true
    case .timeout: readTimeout(item)
    case .languageMode: readLanguageMode(item)
    case .translation: readTranslation(item)
    case .platforms: attributes.platforms = readList(item).map { $0.lowercased() }
    default: break
    }
  }

  /// The words of a list.
  func readList(_ item: AttributeItem) -> [String] {
    item.value.split(whereSeparator: { $0 == "," || $0 == " " }).map(String.init)
  }

  private mutating func readIdentifier(_ item: AttributeItem) {
    let isPlain = item.value.utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
        || byte == 0x2D || byte == 0x2E || byte == 0x5F
    }
    if isPlain {
      attributes.id = item.value
    } else {
      report(
        .snippetAttributeValue, item, "the id '\(item.value)' has characters that an id cannot have",
        "use letters of ASCII, digits, hyphens, underscores and dots")
    }
  }

  private mutating func readShape(_ item: AttributeItem) {
    let words: [String: SnippetAttributes.Shape] = [
      "file": .file, "decls": .declarations, "declarations": .declarations, "members": .members, "body": .statements,
      "statements": .statements, "view": .view, "modifier": .modifiers, "modifiers": .modifiers,
    ]
    if let shape = words[item.value.lowercased()] {
      attributes.shape = shape
    } else {
      let nearest = Suggestion.nearest(to: item.value.lowercased(), among: words.keys.sorted())
      report(
        .snippetAttributeValue, item, "'\(item.value)' is not a shape of code",
        nearest.map { "did you mean '\($0)'?" }
          ?? "use one of \(SnippetAttributes.Shape.allCases.map(\.rawValue).joined(separator: ", "))")
    }
  }

  private mutating func readSourceRegion(_ item: AttributeItem) {
    let range = SourceRange(start: place(item.range.lowerBound), end: place(item.range.upperBound))
    attributes.sourceRegion = RegionReference(item.value, range: range)
    if attributes.sourceRegion == nil {
      report(
        .snippetAttributeValue, item, "'\(item.value)' names no file, or an empty region",
        "write \(AttributeKey.sourceRegion.example)")
    }
  }

  private mutating func readTimeout(_ item: AttributeItem) {
    let digits = item.value.prefix { $0.isASCII && $0.isNumber }
    let factor = ["ms": 1, "s": 1000, "": 1000, "m": 60_000][item.value.dropFirst(digits.count).lowercased()]
    if let number = Int(digits), number > 0, number <= 100_000, let factor {
      attributes.timeoutInMilliseconds = number * factor
    } else {
      report(.snippetAttributeValue, item, "'\(item.value)' is not a time", "write it as 5s or 500ms")
    }
  }

  private mutating func readLanguageMode(_ item: AttributeItem) {
    switch item.value.split(separator: ".").first {
    case "5": attributes.languageMode = 5
    case "6": attributes.languageMode = 6
    default:
      report(
        .snippetAttributeValue, item, "'\(item.value)' is not a language mode of Swift", "write swift=5 or swift=6")
    }
  }

  private mutating func readTranslation(_ item: AttributeItem) {
    attributes.translation = TranslationPolicy(rawValue: item.value.lowercased())
    guard let problem = TranslationPolicy.problem(with: item.value) else { return }
    report(.snippetAttributeValue, item, problem.message, problem.remedy)
  }

  private mutating func readMarkedLines(_ item: AttributeItem) {
    for part in item.value.split(whereSeparator: { $0 == "," || $0 == " " }) {
      let ends = part.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
      guard let first = ends.first ?? nil, let last = ends.last ?? nil, ends.count <= 2, first > 0, first <= last,
        last <= 100_000
      else {
        report(.snippetAttributeValue, item, "'\(part)' names no lines", "write numbers of lines, as in {1,3-5}")
        continue
      }
      attributes.markedLines += first...last
    }
  }

  /// Notes what is wrong with an item.
  mutating func report(
    _ code: DiagnosticCode, _ item: AttributeItem, _ message: String, _ remedy: String, _ severity: Severity = .error
  ) {
    let range = SourceRange(start: place(item.range.lowerBound), end: place(item.range.upperBound))
    diagnostics.append(
      Diagnostic(code, severity, file: file, range: range, message: message, remedy: remedy))
  }
}
