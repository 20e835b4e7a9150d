import CommandLineInterface
import Testing

@Suite("Help")
struct HelpTests {
  @Test("the overview lists commands and exit statuses", arguments: ["help", "--help", "-h", "help help"])
  func overview(call: String) async {
    let result = await Harness().run(call)
    #expect(result.status == .clean)
    #expect(result.out == Self.overviewText)
    #expect(result.error == "")
  }

  @Test("no word at all is a mistake, answered by the overview")
  func nothing() async {
    #expect(await Harness().run("") == .init(status: .usage, out: "", error: Self.overviewText))
  }

  @Test(
    "a command's help is the same however it is asked for",
    arguments: [
      "help check", "check --help", "check links -h", "--help check", "check --nonsense --help",
    ])
  func ofCommand(call: String) async {
    let result = await Harness().run(call)
    #expect(result == .init(status: .clean, out: Self.checkText, error: ""))
  }

  @Test(
    "every line of every help fits a terminal of 80 columns",
    arguments: [
      "build", "check", "accept", "new", "snippets", "explain", "clean", "help",
    ])
  func width(command: String) async {
    let text = await Harness().run("help \(command)").out
    #expect(!text.isEmpty)
    for line in text.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
  }

  @Test("the version is told with every command", arguments: ["--version", "build --version", "new --version"])
  func version(call: String) async {
    let result = await Harness().run(call)
    #expect(result == .init(status: .clean, out: "dalil 0.1.0\n", error: ""))
  }

  @Test(
    "codes are explained, with or without their brackets", arguments: ["explain broken-link", "explain [broken-link]"])
  func explain(call: String) async {
    let result = await Harness().run(call)
    #expect(result == .init(status: .clean, out: "broken-link\n\nA link leads nowhere.\n", error: ""))
  }

  @Test("without a code all codes are listed")
  func codes() async {
    #expect(await Harness().run("explain").out == "bad-title\nbroken-link\n")
  }

  static let overviewText = """
    Dalil builds documentation sites whose Swift examples are checked.

    Usage: dalil COMMAND [OPTION ...]

    Commands:
      build [DIR]               check the Swift blocks and write the site
      check [snippets|links|content|translations ...] [DIR]
                                check without writing the site
      accept [PAGE|FOLDER ...]  record that translations say what their sources say
                                now
      new DIR                   make a small working site in a new folder
      snippets DIR [SITE]       write the Swift blocks as a Swift package
      explain [CODE]            explain a finding, such as broken-link
      clean [DIR]               remove the written site and the kept results
      help [COMMAND]            show help for a command

    Exit status:
      0    nothing wrong
      1    at least one error in the content
      2    a mistake in the call or in the configuration
      3    the machine lacks something: a compiler, a readable folder, room on the
           disk

    'dalil help COMMAND' shows the options of a command.

    """

  static let checkText = """
    dalil check: check without writing the site

    Usage: dalil check [snippets|links|content|translations ...] [DIR] [OPTION ...]

    Without a word: everything. With one or more words: the Swift blocks (snippets),
    the links (links), the front matter and text (content), translations against
    their sources, with a table of how much each language has up to date
    (translations).

    links looks at every link of the pages, at every address in the HTML they
    become, and at those in HTML and style sheets that are copied from the content
    and from templates, without a compiler. With --external it prints each address
    of another site once, a tab, and where it first stands; nothing is ever fetched.

    A folder with the name of a check is written with its path, as in ./links.

    Options:
          --config FILE         read the configuration from FILE (default:
                                dalil.yml)
          --lang TAGS           work on these languages only, such as ar,he; may be
                                repeated
          --strict              count warnings as errors
          --drafts              publish drafts too
          --update              first write anew what blocks copy (file=) and what
                                they print (text output, // →)
          --minimum PERCENT     how many of the source's sections every language
                                must have up to date
          --external            list every address of another site with its place,
                                for a tool that visits them
          --no-cache            use and keep no results of earlier runs
      -j, --jobs N              do N things at once (default: one a processor)
          --format text|json|github|sarif|junit
                                how findings are printed (default: text)
          --color auto|always|never
                                when to use colour (default: auto)
      -q, --quiet               print findings only: no progress, no summary
      -h, --help                show this help
          --version             show the version

    """
}
