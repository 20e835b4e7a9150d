/// The one table of commands and options; parsing and help both read it.
enum Grammar {
  static let options: [OptionDescription] = [
    .init(.out, letter: "o", value: .text(placeholder: "FOLDER"), "write the site to FOLDER (default: site)"),
    .init(.config, value: .text(placeholder: "FILE"), "read the configuration from FILE (default: dalil.yml)"),
    .init(.lang, value: .text(placeholder: "TAGS"), "work on these languages only, such as ar,he; may be repeated"),
    .init(
      .baseAddress, value: .text(placeholder: "URL"), "the address the site will have, for links that must be whole"),
    .init(.strict, "count warnings as errors"),
    .init(.drafts, "publish drafts too"),
    .init(.update, "first write anew what blocks copy (file=) and what they print (text output, // →)"),
    .init(
      .section, value: .text(placeholder: "ID"),
      "accept this section of the source only, 'top' being a page's beginning and '#top' a section of that id; may be repeated"
    ),
    .init(
      .minimum, value: .text(placeholder: "PERCENT"),
      "how many of the source's sections every language must have up to date"),
    .init(.external, "list every address of another site with its place, for a tool that visits them"),
    .init(.noCheck, "leave the Swift blocks unchecked; their pages say so"),
    .init(.noPictures, "draw no pictures for other sites to show with links"),
    .init(.noCache, "use and keep no results of earlier runs"),
    .init(.force, "write into a folder that Dalil did not make; its other files stay"),
    .init(.jobs, letter: "j", value: .text(placeholder: "N"), "do N things at once (default: one a processor)"),
    .init(
      .format, value: .choice(of: ReportFormat.allCases.map(\.rawValue)), "how findings are printed (default: text)"),
    .init(.color, value: .choice(of: ColorChoice.allCases.map(\.rawValue)), "when to use colour (default: auto)"),
    .init(.quiet, letter: "q", "print findings only: no progress, no summary"),
    .init(.help, letter: "h", "show this help"),
    .init(.version, "show the version"),
  ]

  static let commands: [CommandDescription] = [
    .init(
      .build, "[DIR]", "check the Swift blocks and write the site",
      details: [
        "DIR is a folder with a dalil.yml and a content folder; the current folder if left out.",
        "If anything is wrong, everything that is wrong is reported and the old site stays as it was.",
      ],
      options: [
        .out, .config, .lang, .baseAddress, .strict, .drafts, .noCheck, .noPictures, .noCache, .force, .jobs,
        .format, .color, .quiet,
      ]),
    .init(
      .check, "[snippets|links|content|translations ...] [DIR]", "check without writing the site",
      details: [
        "Without a word: everything. With one or more words: the Swift blocks (snippets), the links (links), "
          + "the front matter and text (content), translations against their sources, with a table of how much each "
          + "language has up to date (translations).",
        "links looks at every link of the pages, at every address in the HTML they become, and at those in HTML and "
          + "style sheets that are copied from the content and from templates, without a compiler. With "
          + "--external it prints each address of another site once, a tab, and where it first stands; nothing is ever "
          + "fetched.",
        "A folder with the name of a check is written with its path, as in ./links.",
      ],
      options: [
        .config, .lang, .strict, .drafts, .update, .minimum, .external, .noCache, .jobs, .format, .color, .quiet,
      ]),
    .init(
      .accept, "[PAGE|FOLDER ...]", "record that translations say what their sources say now",
      details: [
        "PAGE is a translation, or a source page for all its translations; FOLDER holds such pages. Without one: all "
          + "translations of the site in the current folder.",
        "The record is kept beside the pages, in content/LANG/.translations. When a source changes later, 'dalil check "
          + "translations' names the sections that are out of date, and their readers see a note.",
      ],
      options: [.config, .lang, .section, .noCache, .format, .color, .quiet]),
    .init(
      .new, "DIR", "make a small working site in a new folder",
      details: [
        "The starter pages are written in Arabic, Hebrew, Simplified Chinese or English; other languages begin with "
          + "the English text. 'dalil build DIR' then builds it."
      ],
      options: [.lang, .quiet]),
    .init(
      .snippets, "DIR [SITE]", "write the Swift blocks as a Swift package",
      details: [
        "Writes the blocks of SITE (the current folder if left out) to DIR as an ordinary Swift package, one target a "
          + "page, for Xcode, VS Code and 'swift build'."
      ],
      options: [.config, .lang, .drafts, .force, .format, .color, .quiet]),
    .init(
      .explain, "[CODE]", "explain a finding, such as broken-link",
      details: ["CODE is the word in brackets at the end of a finding. Without it, all codes are listed."],
      options: []),
    .init(
      .clean, "[DIR]", "remove the written site and the kept results",
      details: ["Only files that Dalil made are removed."],
      options: [.out, .config, .quiet]),
    .init(
      .help, "[COMMAND]", "show help for a command",
      details: [], options: []),
  ]

  static func description(of name: CommandName) -> CommandDescription? { commands.first { $0.name == name } }

  static func description(of name: OptionName) -> OptionDescription? { options.first { $0.name == name } }

  /// Exit statuses, as help and README list them.
  static let exitStatuses: [(ExitStatus, String)] = [
    (.clean, "nothing wrong"),
    (.findings, "at least one error in the content"),
    (.usage, "a mistake in the call or in the configuration"),
    (.environment, "the machine lacks something: a compiler, a readable folder, room on the disk"),
  ]
}
