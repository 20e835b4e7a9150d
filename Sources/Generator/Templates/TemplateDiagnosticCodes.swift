package import Diagnostics

extension DiagnosticCode {
  package static let templateSyntax = DiagnosticCode(
    "template-syntax",
    explanation: """
      Templates are Mustache: {{name}} shows text, {{{name}}} shows markup, {{#name}}…{{/name}} is shown for each item \
      of a list or if there is a value, {{^name}}…{{/name}} if there is none, {{>name}} puts another template here, \
      {{! words}} is a comment. Every tag must end with its braces, and every section with a tag that has its name.
      """)
  package static let templateUnknownPartial = DiagnosticCode(
    "template-unknown-partial",
    explanation: """
      {{>name}} puts another template in this place, and there is none of that name. The name is the file's path in \
      the folder of templates without its extension.
      """)
  package static let templateMissingValue = DiagnosticCode(
    "template-missing-value",
    explanation: """
      A template asks for a value that pages do not have, usually because the name is misspelt. Pages give every value \
      that a template may ask for, also those that are empty, so that a wrong name never silently shows nothing.
      """)
  package static let templateWrongKind = DiagnosticCode(
    "template-wrong-kind",
    explanation: """
      {{name}} shows text and escapes it; {{{name}}} copies finished markup. Text in the place of markup would let \
      an author's title break the page, and markup in the place of text would show its tags to the reader.
      """)
  package static let templateRecursion = DiagnosticCode(
    "template-recursion",
    explanation: """
      Templates that put one another in place must come to an end: a template may include itself inside a section \
      over a list, as a tree of contents does, but not without end.
      """)
}

/// Every code that reading or filling a template can report.
package let templateDiagnosticCodes: [DiagnosticCode] = [
  .templateSyntax, .templateUnknownPartial, .templateMissingValue, .templateWrongKind, .templateRecursion,
]
