/// What a block promises.
package enum SnippetMode: Hashable, Sendable {
  /// It compiles without errors.
  case compiles
  /// It does not compile, and gives the errors that its `expected-error` comments name.
  case fails
  /// It compiles with the warnings that its `expected-warning` comments name.
  case warns
  /// It can be run.
  case run
  /// It holds tests.
  case test
  /// It shows a view: the one named, or the one that the code is about.
  case preview(name: String?)
  /// It stops at run time, with a message that contains the text if one is given.
  case crashes(message: String?)
  /// It is not checked, for the author's reason.
  case skip(reason: String)

  /// Whether the block is started once it compiles.
  package var isRun: Bool {
    switch self {
    case .run, .test, .crashes, .preview: true
    case .compiles, .fails, .warns, .skip: false
    }
  }

  /// Whether its views are looked at.
  package var isPreview: Bool {
    if case .preview = self { true } else { false }
  }

  /// The word that an author writes for it; nil for the mode that needs none.
  package var word: String? {
    switch self {
    case .compiles: nil
    case .fails: "fails"
    case .warns: "warns"
    case .run: "run"
    case .test: "test"
    case .preview: "preview"
    case .crashes: "crashes"
    case .skip: "skip"
    }
  }
}
