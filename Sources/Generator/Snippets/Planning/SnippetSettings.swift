/// How the blocks of a page are compiled.
package struct SnippetSettings: Hashable, Sendable {
  /// 5 or 6.
  package var languageMode: Int
  /// Whether declarations belong to the main actor unless they say otherwise.
  package var isMainActorByDefault: Bool
  /// What a block without an `import` of its own imports.
  package var defaultImports: [String]
  /// How long the compiler may need for a block, where its author sets a limit.
  package var timeoutInMilliseconds: Int?

  package init(
    languageMode: Int = 6, isMainActorByDefault: Bool = true, defaultImports: [String] = ["SwiftUI", "Foundation"],
    timeoutInMilliseconds: Int? = nil
  ) {
    self.languageMode = languageMode
    self.isMainActorByDefault = isMainActorByDefault
    self.defaultImports = defaultImports
    self.timeoutInMilliseconds = timeoutInMilliseconds
  }
}
