import CommandLineInterface
import Languages
import Pipeline
import Testing

@Suite("Reading a call")
struct CallTests {
  struct Understood: Sendable, CustomTestStringConvertible {
    var call: String
    var action: String
    var words: [String]
    var change: @Sendable (inout PipelineOptions) -> Void

    init(
      _ call: String, _ action: String, _ words: [String] = [],
      _ change: @escaping @Sendable (inout PipelineOptions) -> Void = { _ in }
    ) {
      self.call = call
      self.action = action
      self.words = words
      self.change = change
    }

    var testDescription: String { call }
  }

  static let understood: [Understood] = [
    .init("build -j3", "build"),
    .init("build docs -j3", "build") { $0.folder = "docs" },
    .init("build -j 3 --out www docs", "build") { ($0.output, $0.folder) = ("www", "docs") },
    .init("build --jobs=3 --out=www", "build") { $0.output = "www" },
    .init("build -o www -j3", "build") { $0.output = "www" },
    .init("build -owww -j3", "build") { $0.output = "www" },
    .init("build -o=www -j3", "build") { $0.output = "www" },
    .init("--out www build -j3", "build") { $0.output = "www" },
    .init("build --out a --out b -j3", "build") { $0.output = "b" },
    .init("build -qj3", "build"),
    .init("build -qj3 --strict --drafts", "build") { ($0.isStrict, $0.includesDrafts) = (true, true) },
    .init("build -j3 --no-check --no-cache", "build") { ($0.checksSnippets, $0.usesCache) = (false, false) },
    .init("build -j3 --force --config=x.yml", "build") { ($0.overwrites, $0.configurationFile) = (true, "x.yml") },
    .init("build -j3 --base-address https://a.example/?x=1", "build") { $0.baseAddress = "https://a.example/?x=1" },
    .init("build -j3 --lang ar,zh-hans --lang he,AR", "build") { $0.languages = tags("ar", "zh-Hans", "he") },
    .init("build -j3 -- --odd", "build") { $0.folder = "--odd" },
    .init("build -j3 -", "build") { $0.folder = "-" },
    .init("check -j3", "check"),
    .init("check -j3 --update", "check") { $0.updatesBlocks = true },
    .init("check -j3 links snippets", "check", ["snippets", "links"]),
    .init("check -j3 content docs links", "check", ["links", "content"]) {
      ($0.folder, $0.checksSnippets) = ("docs", false)
    },
    .init("check -qj3 links --external", "check", ["links"]) {
      ($0.checksSnippets, $0.listsExternalAddresses) = (false, true)
    },
    .init("check -j3 ./links", "check") { $0.folder = "./links" },
    .init("check -j3 translations --minimum 90", "check", ["translations"]) {
      ($0.minimumCoverage, $0.checksSnippets) = (90, false)
    },
    .init("check -j3 --minimum=100", "check") { $0.minimumCoverage = 100 },
  ]

  static func tags(_ names: String...) -> [LanguageTag] { names.compactMap { LanguageTag($0) } }

  @Test("options and operands reach the pipeline", arguments: understood)
  func understands(_ example: Understood) async throws {
    let harness = Harness()
    let result = await harness.run(example.call)
    #expect(result.status == .clean)
    #expect(result.error == "")
    let call = try #require(harness.calls.first)
    #expect(call.action == example.action)
    #expect(call.words == example.words)
    var expected = PipelineOptions(
      folder: ".", jobs: 3,
      resources: ToolResources(templates: "/t", modules: "/m", macroPlugin: "/p", pictureProgram: "/d"))
    example.change(&expected)
    #expect(String(describing: call.options) == String(describing: expected))
  }

  @Test("the package of snippets is written where the call says, from the site it names")
  func snippetsPackage() async throws {
    let harness = Harness()
    #expect(await harness.run("snippets out docs").status == .clean)
    let call = try #require(harness.calls.first)
    #expect(call.words == ["out"])
    #expect(call.options.folder == "docs")
  }

  @Test("what is accepted is what the call names: places, sections, languages")
  func acceptance() async throws {
    let harness = Harness()
    #expect(await harness.run("accept content/ar x.md --section one --section=two --lang ar").status == .clean)
    let call = try #require(harness.calls.first)
    #expect(call.action == "accept")
    #expect(call.words == ["content/ar", "x.md", "one", "two"])
    #expect(call.options.languages == Self.tags("ar"))
    #expect(await harness.run("accept").status == .clean)
    #expect(harness.calls.last?.words == [])
  }

  @Test("without --jobs there is at least one job")
  func jobs() async throws {
    let harness = Harness()
    _ = await harness.run("clean docs")
    let call = try #require(harness.calls.first)
    #expect(call.action == "clean")
    #expect(call.options.jobs >= 1)
  }

  static let refused: [(String, String, String)] = [
    ("biuld", "unknown command 'biuld'; did you mean 'build'?", "help"),
    ("xyzzy", "unknown command 'xyzzy'", "help"),
    ("--strict", "option '--strict' needs a command before or after it", "help"),
    ("build --stric", "unknown option '--stric'; did you mean '--strict'?", "help build"),
    ("build --base-adress=x", "unknown option '--base-adress'; did you mean '--base-address'?", "help build"),
    ("build -x", "unknown option '-x'", "help build"),
    ("build --strict=yes", "option '--strict' takes no value", "help build"),
    ("build --out", "option '--out' needs a value (FOLDER)", "help build"),
    ("build --out --strict", "option '--out' needs a value (FOLDER)", "help build"),
    ("build --out=", "option '--out' needs a value (FOLDER)", "help build"),
    ("build -j", "option '-j' needs a value (N)", "help build"),
    ("build -j many", "option '--jobs' is a whole number from 1 to 1024, not 'many'", "help build"),
    ("build -j 0", "option '--jobs' is a whole number from 1 to 1024, not '0'", "help build"),
    ("check --lang en,,ar", "'' is not a language tag such as ar, zh-Hans or pt-BR", "help check"),
    ("check --lang english!", "'english!' is not a language tag such as ar, zh-Hans or pt-BR", "help check"),
    (
      "build --format jsno",
      "option '--format' is one of 'text', 'json', 'github', 'sarif', 'junit', not 'jsno'; did you mean 'json'?",
      "help build"
    ),
    ("build --color red", "option '--color' is one of 'auto', 'always', 'never', not 'red'", "help build"),
    ("build a b", "'dalil build' takes one folder, not 'b' as well", "help build"),
    ("check --out x", "'dalil check' has no option '--out'", "help check"),
    ("check content --external", "option '--external' belongs to 'dalil check links'", "help check"),
    ("check snipets", "unknown check 'snipets'; did you mean 'snippets'?", "help check"),
    ("check --minimum most", "option '--minimum' is a whole number from 0 to 100, not 'most'", "help check"),
    ("check --minimum 101", "option '--minimum' is a whole number from 0 to 100, not '101'", "help check"),
    ("check links --minimum 9", "option '--minimum' belongs to the check 'translations'", "help check"),
    ("accept --section", "option '--section' needs a value (ID)", "help accept"),
    ("new", "'dalil new' needs the folder to make", "help new"),
    ("new a b", "'dalil new' takes one folder, not 'b' as well", "help new"),
    ("snippets", "'dalil snippets' needs the folder to write", "help snippets"),
    ("help chekc", "unknown command 'chekc'; did you mean 'check'?", "help"),
    ("explain broken-lnik", "unknown code 'broken-lnik'; did you mean 'broken-link'?", "help explain"),
  ]

  @Test("a call that the grammar does not allow is refused with a reason", arguments: refused)
  func refuses(call: String, message: String, help: String) async {
    let harness = Harness()
    let result = await harness.run(call)
    #expect(result == .init(status: .usage, out: "", error: "dalil: error: \(message)\nTry 'dalil \(help)'.\n"))
    #expect(harness.calls.isEmpty)
  }

  @Test("an empty word is no folder")
  func emptyFolder() async {
    let result = await Harness().run(words: ["build", ""])
    #expect(result.error.hasPrefix("dalil: error: the name of the folder is empty\n"))
  }

  @Test("control characters of the call do not reach the terminal")
  func controlCharacters() async {
    let result = await Harness().run(words: ["b\u{1B}[2J"])
    #expect(result.error.hasPrefix("dalil: error: unknown command 'b␛[2J'\n"))
  }
}
