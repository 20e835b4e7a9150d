import Diagnostics

/// One rendering: the output so far and the values that names are looked up in, innermost last.
struct TemplateRenderer {
  let templates: [CompiledTemplate]
  var output: [UInt8]
  private var values: [TemplateValue] = []
  private var depth = 0

  /// Deep enough for any tree of contents, shallow enough for the stack of a thread.
  private static let maximumDepth = 100

  init(templates: [CompiledTemplate], value: TemplateValue, output: [UInt8]) {
    self.templates = templates
    self.output = output
    values = [value]
  }

  mutating func run(template index: Int) throws(TemplateError) {
    let template = templates[index]
    try run(template, 0..<template.steps.count)
  }

  private mutating func run(_ template: CompiledTemplate, _ range: Range<Int>) throws(TemplateError) {
    var index = range.lowerBound
    while index < range.upperBound {
      switch template.steps[index] {
      case .text(let bytes): output.append(contentsOf: template.source.bytes[bytes])
      case .value(let name, let isEscaped, let position):
        try show(find(name, template, position), name, isEscaped: isEscaped, template, position)
      case .section(let name, let end, let position):
        try section(find(name, template, position), template, (index + 1)..<end)
        index = end
        continue
      case .invertedSection(let name, let end, let position):
        if try find(name, template, position).isEmpty { try run(template, (index + 1)..<end) }
        index = end
        continue
      case .partial(let name, let other, let position):
        guard depth < Self.maximumDepth else {
          throw error(.templateRecursion, template, position, "\(name) includes itself without end", remedy: nil)
        }
        depth += 1
        try run(template: other)
        depth -= 1
      }
      index += 1
    }
  }

  private mutating func section(
    _ value: TemplateValue, _ template: CompiledTemplate, _ range: Range<Int>
  ) throws(TemplateError) {
    if value.isEmpty { return }
    switch value {
    case .list(let items):
      for item in items {
        values.append(item)
        try run(template, range)
        values.removeLast()
      }
    case .bool: try run(template, range)
    case .text, .html, .object, .absent:
      values.append(value)
      try run(template, range)
      values.removeLast()
    }
  }

  private mutating func show(
    _ value: TemplateValue, _ name: CompiledTemplate.Name, isEscaped: Bool, _ template: CompiledTemplate,
    _ position: SourcePosition
  ) throws(TemplateError) {
    switch (value, isEscaped) {
    case (.text(let text), true): HTMLEscaping.append(text, to: &output)
    case (.html(let bytes), false): output.append(contentsOf: bytes)
    case (.absent, _): return
    case (.text, false):
      throw error(
        .templateWrongKind, template, position, "\(name.spelling) is text, not markup",
        remedy: "write {{\(name.spelling)}}")
    case (.html, true):
      throw error(
        .templateWrongKind, template, position, "\(name.spelling) is markup, not text",
        remedy: "write {{{\(name.spelling)}}}")
    case (.bool, _), (.list, _), (.object, _):
      throw error(
        .templateWrongKind, template, position, "\(name.spelling) is \(value.kindName) and cannot be shown",
        remedy: "write {{#\(name.spelling)}}…{{/\(name.spelling)}}")
    }
  }

  /// The value of a name: the first part from the innermost object that has it, the other parts inside that.
  private func find(
    _ name: CompiledTemplate.Name, _ template: CompiledTemplate, _ position: SourcePosition
  ) throws(TemplateError) -> TemplateValue {
    if name.first.isEmpty, let innermost = values.last { return innermost }
    for index in values.indices.reversed() {
      guard case .object(let members) = values[index], let found = members[name.first] else { continue }
      return try member(of: found, name, template, position)
    }
    throw missing(name.spelling, name.first, among: visibleNames, template, position)
  }

  private func member(
    of value: TemplateValue, _ name: CompiledTemplate.Name, _ template: CompiledTemplate, _ position: SourcePosition
  ) throws(TemplateError) -> TemplateValue {
    var value = value
    for part in name.rest {
      if case .absent = value { return .absent }
      guard case .object(let members) = value, let next = members[part] else {
        guard case .object(let members) = value else {
          throw missing(name.spelling, part, among: [], template, position)
        }
        throw missing(name.spelling, part, among: members.keys.sorted(), template, position)
      }
      value = next
    }
    return value
  }

  private var visibleNames: [String] {
    var names: Set<String> = []
    for case .object(let members) in values { names.formUnion(members.keys) }
    return names.sorted()
  }

  private func missing(
    _ spelling: String, _ part: String, among names: [String], _ template: CompiledTemplate, _ position: SourcePosition
  ) -> TemplateError {
    let near = Suggestion.nearest(to: part, among: names)
    return error(
      .templateMissingValue, template, position, "no value is named \(spelling) here",
      remedy: near.map { "did you mean \($0)?" })
  }

  private func error(
    _ code: DiagnosticCode, _ template: CompiledTemplate, _ position: SourcePosition, _ message: String,
    remedy: String?
  ) -> TemplateError {
    let range = SourceRange(start: position, end: position)
    return TemplateError(
      diagnostic: Diagnostic(
        code, .error, file: template.source.file, range: range, message: message, remedy: remedy))
  }
}
