import DataFormats
import Diagnostics

/// What the Swift blocks of a page, or of all pages, are compiled with.
package struct SnippetSettings: Hashable, Sendable {
  package enum LanguageMode: String, Hashable, Sendable, CaseIterable {
    case swift5 = "5"
    case swift6 = "6"
  }

  package enum DefaultIsolation: String, Hashable, Sendable, CaseIterable {
    case mainActor = "MainActor"
    case nonisolated
  }

  /// Swift files that readers do not see, relative to the content folder (`shared/books.swift`).
  package var setup: [Located<String>] = []
  package var languageMode: Located<LanguageMode>?
  package var defaultIsolation: Located<DefaultIsolation>?
  /// The longest time in seconds that a block may take.
  package var timeout: Located<Int>?
  /// Why the blocks are not compiled at all; only in front matter.
  package var skip: Located<String>?

  package init() {}

  static let siteKeys = ["setup", "language-mode", "default-isolation", "timeout"]
  static let pageKeys = siteKeys + ["skip"]

  /// Reads the keys under `snippets`.
  init(_ node: YAMLNode, known: [String], file: String, diagnostics: inout [Diagnostic]) {
    var reader = FieldReader(node, known: known, file: file, owner: "snippets")
    setup = reader.texts("setup").filter { reader.checkInnerPath($0, named: "setup") }
    languageMode = reader.choice("language-mode", LanguageMode.self)
    defaultIsolation = reader.choice("default-isolation", DefaultIsolation.self)
    timeout = reader.integer("timeout", in: 1...3600)
    skip = reader.text("skip")
    diagnostics += reader.diagnostics
  }
}
