import PreviewRecording
import SwiftCode

/// What a comment in a block says to this tool rather than to readers, in words that no translation changes.
package enum CommentSign {
  /// Nil for a comment that is for readers. Words of the author's in it, such as the texts of an action, are left out.
  ///
  /// - Parameter comment: one comment with its slashes.
  package static func read(_ comment: [UInt8], in mode: SnippetMode) -> String? {
    if let marker = SnippetMarker(in: comment) { return "snippet \(marker)" }
    if let found = ExpectationScanner.scan(comment, number: 0), !found.expectations.isEmpty {
      return found.expectations.map(words(of:)).joined(separator: " ")
    }
    if mode.isPreview, let script = ScriptScanner.scan(comment, number: 0), case .action(let action) = script.content {
      return "preview \(words(of: action))"
    }
    if mode == .run, isArrow(comment) { return "→" }
    return switch comment.withUnsafeBufferPointer({ CommentMeaning($0[...]) }) {
    case .ellipsis: "…"
    case .divider: "---"
    case .expectation, .marker, .words: nil
    }
  }

  private static func words(of expectation: SnippetExpectation) -> String {
    let count = expectation.count.map(String.init) ?? (expectation.isOptional ? "0+" : "1+")
    return "expected-\(expectation.severity.rawValue) \(expectation.line) \(count)"
  }

  /// The kind of an action, and how long it takes; the texts in it are those of a language.
  private static func words(of action: ScriptAction) -> String {
    switch action {
    case .type: "type"
    case .search: "search"
    case .open: "open"
    case .wait(let time): "wait \(time)"
    case .submit: "submit"
    case .swipe: "swipe"
    case .refresh: "refresh"
    case .relaunch: "relaunch"
    }
  }

  /// Whether the comment shows the value of its line.
  private static func isArrow(_ comment: [UInt8]) -> Bool {
    let words = comment.drop { $0 == UInt8(ascii: "/") || $0 == 0x20 || $0 == 0x09 }
    return words.starts(with: "→".utf8) || words.starts(with: "->".utf8)
  }
}
