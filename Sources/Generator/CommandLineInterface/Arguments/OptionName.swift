/// Every option of every command, by its long spelling without the hyphens.
enum OptionName: String, CaseIterable, Sendable {
  case out, config, lang, strict, drafts, update, section, minimum, external, jobs, quiet, color, format, force, help
  case version
  case baseAddress = "base-address"
  case noCheck = "no-check"
  case noCache = "no-cache"
  case noPictures = "no-pictures"

  /// The option as it is typed.
  var spelling: String { "--\(rawValue)" }
}
