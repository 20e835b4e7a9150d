/// Words told apart into options and operands, not yet understood.
struct ScannedArguments: Equatable, Sendable {
  struct ScannedOption: Equatable, Sendable {
    let name: OptionName
    /// As it was typed, for messages.
    let spelling: String
    let value: String?
  }

  private(set) var options: [ScannedOption] = []
  private(set) var operands: [String] = []

  func has(_ name: OptionName) -> Bool { options.contains { $0.name == name } }
  func values(of name: OptionName) -> [String] { options.filter { $0.name == name }.compactMap(\.value) }
  /// The value given last counts.
  func value(of name: OptionName) -> String? { values(of: name).last }

  /// Tells words apart by the grammar's table: `--name value`, `--name=value`, `-n value`, `-nvalue`, `-ab`, and `--`
  /// before words that only look like options.
  init(_ words: [String]) throws(UsageError) {
    // Help is given even if another word of the call is wrong: that is when it is asked for.
    let wantsHelp = words.prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" }
    var rest = words[...]
    while let word = rest.popFirst() {
      do throws(UsageError) {
        if word == "--" {
          operands += rest
          rest = []
        } else if word.hasPrefix("--") {
          try scanLong(word, &rest)
        } else if word.hasPrefix("-"), word != "-" {
          try scanShort(word, &rest)
        } else {
          operands.append(word)
        }
      } catch {
        guard wantsHelp else { throw error }
      }
    }
  }

  private mutating func scanLong(_ word: String, _ rest: inout ArraySlice<String>) throws(UsageError) {
    let parts = word.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let spelling = "--\(parts.first ?? "")"
    guard let name = parts.first.flatMap(OptionName.init), let option = Grammar.description(of: name) else {
      throw UsageError(unknown: "option", spelling, among: OptionName.allCases.map(\.spelling), command: command)
    }
    if parts.count == 2 {
      guard option.takesValue else { throw UsageError("option '\(spelling)' takes no value", command: command) }
      try append(option, spelling, parts[1])
    } else {
      try append(option, spelling, option.takesValue ? nextValue(spelling, option, &rest) : nil)
    }
  }

  private mutating func scanShort(_ word: String, _ rest: inout ArraySlice<String>) throws(UsageError) {
    var letters = word.unicodeScalars.dropFirst()
    while let letter = letters.popFirst() {
      let spelling = "-\(letter)"
      guard let option = Grammar.options.first(where: { $0.letter == letter }) else {
        throw UsageError("unknown option '\(spelling)'", command: command)
      }
      guard option.takesValue else {
        try append(option, spelling, nil)
        continue
      }
      let attached = String(String.UnicodeScalarView(letters.first == "=" ? letters.dropFirst() : letters))
      try append(option, spelling, letters.isEmpty ? nextValue(spelling, option, &rest) : attached)
      return
    }
  }

  private func nextValue(
    _ spelling: String, _ option: OptionDescription, _ rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    if let next = rest.first, next == "-" || !next.hasPrefix("-") {
      rest.removeFirst()
      return next
    }
    throw UsageError("option '\(spelling)' needs a value (\(option.placeholder ?? ""))", command: command)
  }

  private mutating func append(_ option: OptionDescription, _ spelling: String, _ value: String?) throws(UsageError) {
    if let value, value.isEmpty {
      throw UsageError("option '\(spelling)' needs a value (\(option.placeholder ?? ""))", command: command)
    }
    if case .choice(let words) = option.value, let value, !words.contains(value) {
      let list = words.map { "'\($0)'" }.joined(separator: ", ")
      var message = "option '\(spelling)' is one of \(list), not '\(value)'"
      if let near = UsageError.nearest(value, words) { message += "; did you mean '\(near)'?" }
      throw UsageError(message, command: command)
    }
    options.append(ScannedOption(name: option.name, spelling: spelling, value: value))
  }

  /// The command, if its word has been read.
  private var command: CommandName? { operands.first.flatMap(CommandName.init) }
}
