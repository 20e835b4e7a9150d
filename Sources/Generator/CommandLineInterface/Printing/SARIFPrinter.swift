import Diagnostics
import Pipeline

/// The format of code scanning: a SARIF 2.1.0 log of one run.
///
/// Columns are UTF-16 code units, as the log declares. Addresses are relative to `%SRCROOT%`, the folder of the call (or
/// the workspace of GitHub Actions), whose own place the log leaves to its reader, so that it is the same on every
/// machine. A finding whose mend is exact carries it as a fix.
struct SARIFPrinter: DiagnosticPrinter {
  let sources: ReportSources
  /// The texts of `dalil explain`.
  let codes: [DiagnosticCode]

  private static let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
  private static let root = "%SRCROOT%"

  func text(for outcome: RunOutcome) -> String {
    let diagnostics = outcome.report?.diagnostics ?? []
    let names = Set(diagnostics.map(\.code.name)).sorted()
    let places = Dictionary(names.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let run = JSONValue.object([
      ("tool", .object([("driver", driver(rules: names))])),
      ("language", .string("en")),
      ("columnKind", .string("utf16CodeUnits")),
      ("newlineSequences", .array(["\r\n", "\n", "\r"].map { .string($0) })),
      (
        "originalUriBaseIds",
        .object([(Self.root, .object([("description", message("the folder that the addresses are relative to"))]))])
      ),
      ("invocations", .array([invocation(outcome)])),
      ("results", .array(diagnostics.map { result($0, rule: places[$0.code.name] ?? 0) })),
    ])
    let log = JSONValue.object([
      ("$schema", .string(Self.schema)), ("version", .string("2.1.0")), ("runs", .array([run])),
    ])
    return log.text() + "\n"
  }

  // MARK: The run

  private func driver(rules names: [String]) -> JSONValue {
    let explanations = Dictionary(codes.map { ($0.name, $0.explanation) }, uniquingKeysWith: { first, _ in first })
    return .object([
      ("name", .string("Dalil")), ("version", .string(Version.name)), ("semanticVersion", .string(Version.name)),
      ("rules", .array(names.map { rule($0, explanations[$0] ?? "") })),
    ])
  }

  private func rule(_ name: String, _ explanation: String) -> JSONValue {
    var members: [(String, JSONValue)] = [("id", .string(name)), ("name", .string(Self.pascalCase(name)))]
    if !explanation.isEmpty {
      members.append(("shortDescription", message(Self.firstSentence(of: explanation))))
      members.append(("fullDescription", message(explanation)))
      members.append(("help", message(explanation)))
    }
    return .object(members)
  }

  private func invocation(_ outcome: RunOutcome) -> JSONValue {
    let isDone = outcome.report != nil && outcome.failure == nil
    var members: [(String, JSONValue)] = [
      ("executionSuccessful", .bool(isDone)), ("exitCode", .number(Int(outcome.status.rawValue))),
    ]
    if let failure = outcome.failure {
      let notification = JSONValue.object([("level", .string("error")), ("message", message(failure))])
      members.append(("toolExecutionNotifications", .array([notification])))
    }
    return .object(members)
  }

  // MARK: Findings

  private func result(_ diagnostic: Diagnostic, rule: Int) -> JSONValue {
    var text = diagnostic.message
    if let remedy = diagnostic.remedy { text += "\nhelp: \(remedy)" }
    for note in diagnostic.notes where note.file == nil { text += "\nnote: \(note.message)" }
    let related = diagnostic.notes.enumerated().compactMap { index, note in
      note.file.map { file in
        JSONValue.object([
          ("id", .number(index + 1)), ("physicalLocation", location(file, note.range)),
          ("message", message(note.message)),
        ])
      }
    }
    let file = diagnostic.file ?? sources.fallbackFile
    var members: [(String, JSONValue)] = [
      ("ruleId", .string(diagnostic.code.name)), ("ruleIndex", .number(rule)),
      ("level", .string(diagnostic.severity.rawValue)), ("message", message(text)),
      ("locations", .array([.object([("physicalLocation", location(file, diagnostic.range))])])),
    ]
    if !related.isEmpty { members.append(("relatedLocations", .array(related))) }
    if let fix = fix(diagnostic) { members.append(("fixes", .array([fix]))) }
    return .object(members)
  }

  private func fix(_ diagnostic: Diagnostic) -> JSONValue? {
    guard let replacement = diagnostic.replacement, let file = diagnostic.file, let range = diagnostic.range,
      let lines = sources.lines(of: file)
    else { return nil }
    let change = JSONValue.object([
      ("deletedRegion", region(range, lines)),
      ("insertedContent", .object([("text", .string(replacement))])),
    ])
    var members: [(String, JSONValue)] = []
    if let remedy = diagnostic.remedy { members.append(("description", message(remedy))) }
    members.append(
      (
        "artifactChanges",
        .array([.object([("artifactLocation", artifact(file)), ("replacements", .array([change]))])])
      ))
    return .object(members)
  }

  private func message(_ text: String) -> JSONValue { .object([("text", .string(Self.plain(text)))]) }

  /// A text that no reader of a message takes for more: `{0}` stands for an argument there (3.11.5), and `[a](1)` is a
  /// link (3.11.6).
  private static func plain(_ text: String) -> String {
    var text = text
    if text.utf8.contains(UInt8(ascii: "{")) { text.replace(#/\{([0-9]+)\}/#) { "{{\($0.1)}}" } }
    return text.contains("](") ? text.replacing("[", with: "\\[") : text
  }

  // MARK: Places

  private func location(_ file: String, _ range: SourceRange?) -> JSONValue {
    var members = [("artifactLocation", artifact(file))]
    if let range { members.append(("region", region(range, sources.lines(of: file)))) }
    return .object(members)
  }

  /// Lines and columns; of a file that cannot be read lines alone, since its columns are known in bytes.
  private func region(_ range: SourceRange, _ lines: SourceLines?) -> JSONValue {
    guard let lines else {
      return .object([("startLine", .number(range.start.line)), ("endLine", .number(range.end.line))])
    }
    return .object([
      ("startLine", .number(range.start.line)),
      ("startColumn", .number(lines.utf16Column(line: range.start.line, column: range.start.column))),
      ("endLine", .number(range.end.line)),
      ("endColumn", .number(lines.utf16Column(line: range.end.line, column: range.end.column))),
    ])
  }

  private func artifact(_ file: String) -> JSONValue {
    let path = sources.path(of: file)
    if path.hasPrefix("/") { return .object([("uri", .string("file://" + Self.escaped(path)))]) }
    return .object([("uri", .string(Self.escaped(path))), ("uriBaseId", .string(Self.root))])
  }

  /// A path as a part of an address: all bytes but those that stand for themselves are escaped.
  private static func escaped(_ path: String) -> String {
    var escaped = ""
    for byte in path.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x2F, 0x5F, 0x7E:
        escaped.unicodeScalars.append(Unicode.Scalar(byte))
      default: escaped += "%" + ("0" + String(byte, radix: 16, uppercase: true)).suffix(2)
      }
    }
    return escaped
  }

  // MARK: Words

  /// `broken-link` as `BrokenLink`.
  private static func pascalCase(_ name: String) -> String {
    name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// Up to the first word that ends with a full stop.
  private static func firstSentence(of text: String) -> String {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    let end = words.firstIndex { $0.hasSuffix(".") || $0.contains(".\n") } ?? words.count - 1
    let sentence = words.prefix(end + 1).joined(separator: " ")
    return String(sentence.prefix { $0 != "\n" })
  }
}
