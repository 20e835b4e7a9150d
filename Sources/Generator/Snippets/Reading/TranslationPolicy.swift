import Diagnostics

/// How far a block may differ from the same block of the page that its page is a translation of.
package enum TranslationPolicy: String, CaseIterable, Hashable, Sendable {
  /// Not at all.
  case same
  /// In its comments and in the text of its string literals.
  case strings
  /// In everything: it is enough that the block is there.
  case free

  /// What is wrong with a value of `tr=`: the finding's message and its mend; nil for a policy.
  static func problem(with value: String) -> (message: String, remedy: String)? {
    let word = value.lowercased()
    guard TranslationPolicy(rawValue: word) == nil else { return nil }
    let nearest = Suggestion.nearest(to: word, among: allCases.map(\.rawValue))
    return (
      "'\(value)' does not say how far a translation may differ",
      nearest.map { "did you mean '\($0)'?" } ?? "use same, strings or free"
    )
  }

  /// What an info string says with `tr=`, whatever the language of its block.
  package static func stated(in info: String) -> TranslationPolicy? {
    guard info.utf8.contains(UInt8(ascii: "=")) else { return nil }
    let bytes = Array(info.utf8)
    let item = AttributeScanner.items(bytes, in: bytes.indices).last {
      $0.kind == .pair && AttributeKey.named($0.name.lowercased()) == .translation
    }
    return item.flatMap { TranslationPolicy(rawValue: $0.value.lowercased()) }
  }
}
