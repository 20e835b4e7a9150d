/// The stable name of one kind of diagnostic (`broken-link`), with the text that `dalil explain` prints for it.
///
/// Each target declares its codes beside the checks that report them, in an extension of this type, and lists them in
/// one array named after the target, so that the tool can explain every code.
package struct DiagnosticCode: Hashable, Sendable {
  /// Lower-case words joined by hyphens.
  package let name: String
  /// What the rule is, why it exists, and how to mend it: plain text, one or more paragraphs.
  package let explanation: String

  package init(_ name: String, explanation: String) {
    self.name = name
    self.explanation = explanation
  }

  package static func == (a: DiagnosticCode, b: DiagnosticCode) -> Bool { a.name == b.name }
  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
