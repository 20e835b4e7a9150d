import Foundation
import Testing

/// A small site that provokes findings, and the exact text that the console shows for it.
///
/// A fixture is one file of parts that begin with a line `== …`:
/// - `== command build --out content`: the call, without the site's folder; `check` if there is none.
/// - `== content/en/index.md`: a text file; with ` escaped` behind it, `\xFF` is a byte and `\{ab*3}` is `ababab`.
/// - `== link content/en/a -> ../b`, `== pipe content/en/a`, `== sparse content/en/a.md`: other kinds of files.
/// - `== locked content/en/a.md`: takes away the right to read the file.
/// - `== expected`: what is printed, up to the end.
struct DiagnosticFixture: Sendable, CustomTestStringConvertible {
  /// A part before the expected text.
  struct Part: Sendable {
    var words: [String]
    var text: String
  }

  enum Mistake: Error {
    case unknownPart(String)
    case system(String)
  }

  /// The code that the fixture is about.
  let code: String
  let parts: [Part]
  let expected: String
  private let input: String

  var testDescription: String { code }

  static let all: [DiagnosticFixture] = Fixtures.names(in: "Diagnostics").compactMap { name in
    guard let text = try? String(contentsOf: place(of: name), encoding: .utf8) else { return nil }
    return DiagnosticFixture(code: name.replacingOccurrences(of: ".txt", with: ""), text)
  }

  private static func place(of name: String) -> URL {
    Fixtures.folder.appendingPathComponent("Diagnostics/\(name)")
  }

  private init(code: String, _ text: String) {
    let marker = "== expected\n"
    let end = text.range(of: marker)
    self.code = code
    input = String(text[..<(end?.lowerBound ?? text.endIndex)])
    expected = end.map { String(text[$0.upperBound...]) } ?? ""
    var parts: [Part] = []
    for line in input.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      if line.hasPrefix("== ") {
        parts.append(Part(words: line.dropFirst(3).split(separator: " ").map(String.init), text: ""))
      } else if !parts.isEmpty {
        parts[parts.count - 1].text += line + "\n"
      }
    }
    self.parts = parts
  }

  /// The words of the call, without the site's folder.
  var command: [String] { parts.first { $0.words.first == "command" }.map { Array($0.words.dropFirst()) } ?? ["check"] }

  /// Whether the compiler has to be asked.
  var hasSwift: Bool { !isUpdate && parts.contains { $0.text.contains("```swift") } }

  /// Whether blocks are written anew instead of compiled.
  var isUpdate: Bool { command.contains("--update") }

  var needsRights: Bool { parts.contains { $0.words.first == "locked" } }

  func record(_ text: String) throws {
    try Data((input + "== expected\n" + text).utf8).write(to: Self.place(of: "\(code).txt"))
  }

  /// Makes the site.
  func write(to folder: TemporaryFolder) throws {
    for part in parts {
      switch part.words.first {
      case "command": continue
      case "link": try link(folder.place(of: part.words[1]), to: part.words[3])
      case "pipe": try system("mkfifo", mkfifo(folder.place(of: part.words[1]).path, 0o600))
      case "sparse":
        let place = try folder.place(of: part.words[1])
        try Data().write(to: place)
        try system("truncate", truncate(place.path, 65 << 20))
      case "locked": try system("chmod", chmod(folder.place(of: part.words[1]).path, 0))
      case let path?:
        let bytes = part.words.last == "escaped" ? Self.bytes(of: part.text) : Array(part.text.utf8)
        try Data(bytes).write(to: folder.place(of: path))
      case nil: throw Mistake.unknownPart(code)
      }
    }
  }

  private func link(_ place: URL, to target: String) throws { try system("symlink", symlink(target, place.path)) }

  private func system(_ call: String, _ result: Int32) throws {
    if result != 0 { throw Mistake.system("\(call): \(String(cString: strerror(errno)))") }
  }

  private static func bytes(of text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = Substring(text)
    while let place = rest.firstIndex(of: "\\") {
      bytes += rest[..<place].utf8
      rest = rest[place...].dropFirst()
      if let escape = rest.prefixMatch(of: /x([0-9A-F]{2})/), let byte = UInt8(escape.1, radix: 16) {
        bytes.append(byte)
        rest = rest[escape.range.upperBound...]
      } else if let escape = rest.prefixMatch(of: /\{(.*?)\*([0-9]+)\}/), let count = Int(escape.2) {
        bytes += String(repeating: String(escape.1), count: count).utf8
        rest = rest[escape.range.upperBound...]
      } else {
        bytes.append(UInt8(ascii: "\\"))
      }
    }
    return bytes + rest.utf8
  }
}
