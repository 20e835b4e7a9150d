/// What parsing and help need to know of one option.
struct OptionDescription: Sendable {
  /// What stands after the option.
  enum Value: Sendable {
    case none
    case text(placeholder: String)
    case choice(of: [String])
  }

  let name: OptionName
  /// The letter of the short spelling, if there is one.
  let letter: Unicode.Scalar?
  let value: Value
  let summary: String

  init(_ name: OptionName, letter: Unicode.Scalar? = nil, value: Value = .none, _ summary: String) {
    self.name = name
    self.letter = letter
    self.value = value
    self.summary = summary
  }

  var takesValue: Bool {
    if case .none = value { return false }
    return true
  }

  /// What help writes for the value: `FOLDER`, or `text|json`.
  var placeholder: String? {
    switch value {
    case .none: nil
    case .text(let placeholder): placeholder
    case .choice(let words): words.joined(separator: "|")
    }
  }
}
