import Languages

extension CommandLineTool {
  /// Makes a starter site in a folder that is not there yet, or empty.
  func makeSite(in folder: String, _ settings: RunSettings) -> ExitStatus {
    if FileAccess.exists(folder) {
      guard FileAccess.isFolder(folder) else { return fail(UsageError("'\(folder)' is a file", command: .new)) }
      guard FileAccess.isEmptyFolder(folder) else {
        return fail(UsageError("the folder '\(folder)' is not empty", command: .new))
      }
    }
    let languages = settings.languages.isEmpty ? [LanguageTag("en")].compactMap { $0 } : settings.languages
    for file in StarterSite.files(languages: languages) {
      let path = PathText.join(folder, file.path)
      if let reason = FileAccess.write(file.text, to: path) {
        fail("\(ConsoleText.safe(path)) cannot be written: \(reason)")
        return .environment
      }
    }
    if !settings.isQuiet {
      let names = languages.map(\.name).joined(separator: ", ")
      let shown = ConsoleText.safe(folder)
      console.out("Made a site in \(shown) (\(names)). Build it with: dalil build \(Self.shellWord(shown))\n")
    }
    return .clean
  }

  /// A word as a shell must be told it.
  private static func shellWord(_ word: String) -> String {
    let isPlain = word.utf8.allSatisfy { byte in
      (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte) || byte >= 0x80
        || "_-./+,=@%".utf8.contains(byte)
    }
    return isPlain
      ? word : "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
