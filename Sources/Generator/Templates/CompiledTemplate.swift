import Diagnostics

/// A template as a flat list of steps; a section knows the step behind its end.
struct CompiledTemplate: Sendable {
  enum Step: Sendable {
    /// Bytes of the template's own text.
    case text(Range<Int>)
    /// A value, escaped text (`{{name}}`) or copied markup (`{{{name}}}`).
    case value(Name, isEscaped: Bool, SourcePosition)
    case section(Name, end: Int, SourcePosition)
    case invertedSection(Name, end: Int, SourcePosition)
    case partial(String, index: Int, SourcePosition)
  }

  /// A name in a tag, split at its dots; no parts for `.`, the innermost value itself.
  struct Name: Sendable {
    var spelling: String
    var first: String
    var rest: [String]
  }

  var source: TemplateSource
  var steps: [Step] = []
}
