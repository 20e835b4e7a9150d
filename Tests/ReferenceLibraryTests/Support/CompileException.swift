/// A case that behaves otherwise than its kind, and why.
struct CompileException {
  /// What is otherwise.
  enum Difference: Equatable {
    /// An error besides those that the file marks.
    case extraError(String)
    /// A marked error that does not appear.
    case missingError(String)
  }

  let file: String
  let modes: Set<LanguageMode>
  let difference: Difference
  let reason: String

  static let all = [
    CompileException(
      file: "neg-08-observable-struct.swift", modes: Set(LanguageMode.allCases),
      difference: .extraError("expansion of macro 'ObservationTracked()'"),
      reason: "The standard library's macro expands further after it has refused the struct; no library can stop it."),
    CompileException(
      file: "concurrency.swift", modes: [.five],
      difference: .missingError("expression is 'async' but is not marked with 'await'"),
      reason: "Language mode 5 does not check a detached task that takes its isolation from an unchecked closure."),
  ]

  static func differences(of file: String, in mode: LanguageMode) -> [Difference] {
    all.filter { $0.file == file && $0.modes.contains(mode) }.map(\.difference)
  }
}
