package import PreviewRecording

/// What the author wrote about a block, in its info string or in a comment above it.
package struct SnippetAttributes: Hashable, Sendable {
  /// How the code is to be read, where the author overrides the inference.
  package enum Shape: String, CaseIterable, Hashable, Sendable {
    case file, declarations, members, statements, view, modifiers
  }

  package var mode = SnippetMode.compiles
  /// Whether a block that is started must also compile with the warnings that its comments name.
  package var alsoWarns = false
  /// The word that the author wrote for it, perhaps one of another tool.
  package var modeWord: String?
  package var id: String?
  package var title: String?
  /// Ids of blocks and names of set-up files whose declarations the block uses.
  package var uses: [String] = []
  /// Ids of blocks whose declarations this block supersedes.
  package var replaces: [String] = []
  /// Whether the statements run on from the block before.
  package var continuesBlockBefore = false
  /// The declaration inside which the code is placed.
  package var enclosing: String?
  package var shape: Shape?
  /// Whether the block gets a compiler call of its own.
  package var isAlone = false
  /// Platforms on which alone the block can be compiled; empty for all.
  package var platforms: [String] = []
  /// The devices of a preview; empty where the code decides.
  package var devices: [Recording.Device] = []
  /// Titles of screens that a preview has to reach.
  package var reaches: [String] = []
  /// Parts of the warnings that a preview logs.
  package var logs: [String] = []
  /// Whether readers see how many bodies ran for each action.
  package var showsBodyCounts = false
  /// How many actions away from the beginning a preview is followed, where its author says so.
  package var previewDepth: Int?
  /// How many screens of a preview are kept at most, where its author says so.
  package var previewStates: Int?
  /// A region of a source file of which the block is a copy: `path#region`.
  package var sourceRegion: RegionReference?
  /// The limit of the run of a block that is run, of the compiler for any other, in milliseconds.
  package var timeoutInMilliseconds: Int?
  /// The language mode, where it differs from the site's: 5 or 6.
  package var languageMode: Int?
  /// How far the block may differ in translations of its page, where its author says so.
  package var translation: TranslationPolicy?
  /// Lines of the displayed code to be marked, from 1.
  package var markedLines: [Int] = []

  package init() {}

  /// Whether the block has to compile with the warnings that its comments name.
  package var mustWarn: Bool { alsoWarns || mode == .warns }

  /// The word for the promise about compiling.
  var promiseWord: String { alsoWarns ? "warns" : modeWord ?? "" }

  /// Whether the promise is in the words of a tool that knows no `expected-error` comments.
  var isForeignPromise: Bool { modeWord.map { $0 != mode.word } ?? false }
}
