import Languages

extension RunSettings {
  /// Reads the options of a call.
  init(_ scanned: ScannedArguments, _ command: CommandName) throws(UsageError) {
    output = scanned.value(of: .out)
    configurationFile = scanned.value(of: .config)
    baseAddress = scanned.value(of: .baseAddress)
    languages = try Self.languages(scanned.values(of: .lang), command)
    isStrict = scanned.has(.strict)
    includesDrafts = scanned.has(.drafts)
    checksSnippets = !scanned.has(.noCheck)
    drawsPictures = !scanned.has(.noPictures)
    updatesBlocks = scanned.has(.update)
    listsExternal = scanned.has(.external)
    usesCache = !scanned.has(.noCache)
    overwrites = scanned.has(.force)
    isQuiet = scanned.has(.quiet)
    format = scanned.value(of: .format).flatMap(ReportFormat.init) ?? .text
    color = scanned.value(of: .color).flatMap(ColorChoice.init) ?? .auto
    sections = scanned.values(of: .section)
    if let minimum = scanned.value(of: .minimum) {
      guard let number = Int(minimum), (0...100).contains(number) else {
        throw UsageError("option '--minimum' is a whole number from 0 to 100, not '\(minimum)'", command: command)
      }
      self.minimum = number
    }
    if let jobs = scanned.value(of: .jobs) {
      guard let number = Int(jobs), (1...1024).contains(number) else {
        throw UsageError("option '--jobs' is a whole number from 1 to 1024, not '\(jobs)'", command: command)
      }
      self.jobs = number
    }
  }

  private static func languages(_ lists: [String], _ command: CommandName) throws(UsageError) -> [LanguageTag] {
    var tags: [LanguageTag] = []
    for name in lists.flatMap({ $0.split(separator: ",", omittingEmptySubsequences: false) }) {
      let name = name.drop { $0 == " " }
      guard let tag = LanguageTag(String(name)) else {
        throw UsageError("'\(name)' is not a language tag such as ar, zh-Hans or pt-BR", command: command)
      }
      if !tags.contains(tag) { tags.append(tag) }
    }
    return tags
  }
}
