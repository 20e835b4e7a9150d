/// The start of an element of a preview: its name, and what is said of it in the order in which it was added.
struct PreviewTag {
  var name: StaticString
  var classes: [String] = []
  var style: [String] = []
  var attributes: [(name: StaticString, value: String?)] = []

  init(_ name: StaticString, _ classes: String...) {
    self.name = name
    self.classes = classes
  }

  /// Whether nothing is said of it, so that what it holds can stand by itself.
  var isBare: Bool { classes.isEmpty && style.isEmpty && attributes.isEmpty }

  /// Adds an attribute; one without a value stands by its name.
  mutating func add(_ name: StaticString, _ value: String? = nil) {
    attributes.append((name, value))
  }
}

extension HTMLWriter {
  /// Writes the start of an element.
  mutating func open(_ tag: PreviewTag) {
    markup("<")
    markup(tag.name)
    attribute("class", tag.classes.joined(separator: " "))
    attribute("style", tag.style.joined(separator: ";"))
    for (name, value) in tag.attributes {
      markup(" ")
      markup(name)
      if let value { quoted(value) }
    }
    markup(">")
  }

  /// Writes the end of an element.
  mutating func close(_ tag: PreviewTag) {
    markup("</")
    markup(tag.name)
    markup(">")
  }

  private mutating func attribute(_ name: StaticString, _ value: String) {
    guard !value.isEmpty else { return }
    markup(" ")
    markup(name)
    quoted(value)
  }

  private mutating func quoted(_ value: String) {
    markup("=\"")
    text(value)
    markup("\"")
  }
}
