/// A value that a template shows: text and markup are told apart, so that neither can be put in the other's place.
package enum TemplateValue: Sendable {
  /// Plain text, shown by `{{name}}`, which escapes it.
  case text(String)
  /// Finished markup in UTF-8, shown by `{{{name}}}`, which copies it.
  case html([UInt8])
  case bool(Bool)
  case list([TemplateValue])
  case object([String: TemplateValue])
  /// A value that is known to be missing here: shows nothing, and hides a value of the same name further out.
  case absent
}

extension TemplateValue {
  /// The text, or `absent` for nil.
  package static func text(optional text: String?) -> TemplateValue { text.map(TemplateValue.text) ?? .absent }

  /// Markup given as a string.
  package static func html(_ markup: String) -> TemplateValue { .html(Array(markup.utf8)) }

  /// Whether a section of this value is left out: false, absent, an empty list, empty text, empty markup.
  var isEmpty: Bool {
    switch self {
    case .text(let text): text.isEmpty
    case .html(let bytes): bytes.isEmpty
    case .bool(let value): !value
    case .list(let items): items.isEmpty
    case .object: false
    case .absent: true
    }
  }

  /// What the value is called in a message to the author of a template.
  var kindName: String {
    switch self {
    case .text: "text"
    case .html: "markup"
    case .bool: "true or false"
    case .list: "a list"
    case .object: "an object"
    case .absent: "absent"
    }
  }
}

extension TemplateValue: ExpressibleByStringLiteral, ExpressibleByStringInterpolation, ExpressibleByBooleanLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(stringLiteral value: String) { self = .text(value) }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(arrayLiteral elements: TemplateValue...) { self = .list(elements) }

  /// An object; the last of two equal keys counts.
  package init(dictionaryLiteral elements: (String, TemplateValue)...) {
    self = .object(Dictionary(elements) { _, last in last })
  }
}
