/// The attributes that a snippet can have, by the words that authors write for them.
enum AttributeKey: Hashable {
  case fails, warns, run, test, preview, crashes, skip
  /// Another tool's word for a block that is not checked.
  case ignore
  /// Another tool's word for what every block here is: compiled, not run.
  case compileOnly
  case id, title, uses, replaces, continues, enclosing, shape, sourceRegion, alone, timeout, languageMode, platforms
  case translation
  case device, reaches, logs, bodies, depth, states

  private static let words: [String: AttributeKey] = [
    "fails": .fails, "fail": .fails, "compile_fail": .fails, "compile-fail": .fails, "must-fail": .fails,
    "warns": .warns, "warn": .warns,
    "run": .run, "test": .test, "tests": .test, "preview": .preview,
    "crashes": .crashes, "crash": .crashes, "should_panic": .crashes, "should-panic": .crashes,
    "skip": .skip,
    "ignore": .ignore, "no-check": .ignore, "no_check": .ignore, "nocheck": .ignore, "nocompile": .ignore,
    "no-compile": .ignore, "no_compile": .ignore, "notest": .ignore, "sc:nocompile": .ignore,
    "no_run": .compileOnly, "no-run": .compileOnly, "norun": .compileOnly, "compile-only": .compileOnly,
    "compile": .compileOnly, "sc:compile": .compileOnly,
    "id": .id, "sc-name": .id, "title": .title, "caption": .title, "filename": .title,
    "uses": .uses, "sc-compile-with": .uses, "replaces": .replaces, "continues": .continues, "continued": .continues,
    "in": .enclosing, "as": .shape, "file": .sourceRegion, "alone": .alone, "standalone": .alone,
    "standalone_crate": .alone, "timeout": .timeout, "swift": .languageMode, "platforms": .platforms,
    "platform": .platforms, "device": .device, "devices": .device, "reaches": .reaches, "logs": .logs,
    "bodies": .bodies, "depth": .depth, "states": .states, "tr": .translation,
  ]

  /// Words of other tools that say how a block looks; they change nothing here.
  static let foreign: Set<String> = [
    "showlinenumbers", "linenos", "linenumbers", "line-numbers", "numberlines", "hl_lines", "highlight", "strikeout",
    "wrap", "nocopy", "copy", "ins", "del", "mark", "collapse", "frame", "diff", "focus", "linenostart", "startline",
    "linenums", "start", "anchorlinenos", "lineanchors", "lineseparator", "hl_style", "tabwidth", "noclasses",
    "guesssyntax", "style", "lineno", "number", "numbering", "startfrom", "firstline", "line", "lines", "theme",
    "icon", "name", "label", "live", "editable", "hidelines", "no-line-numbers", "expandable", "allowfullscreen",
    "data-line", "emphasize-lines", "emphasize_lines", "caption-side", "playground", "noplayground", "class", "lang",
  ]

  /// The words of this tool, for "did you mean".
  static let suggestions = [
    "ignore", "alone", "as", "bodies", "continues", "crashes", "depth", "device", "fails", "file", "id", "in", "logs",
    "platforms", "preview", "reaches", "replaces", "run", "skip", "states", "swift", "test", "timeout", "title",
    "tr", "uses", "warns",
  ]

  static func named(_ word: String) -> AttributeKey? { words[word] }

  var isMode: Bool {
    switch self {
    case .fails, .warns, .run, .test, .preview, .crashes, .skip, .ignore: true
    default: false
    }
  }

  /// Whether it says something about a preview.
  var isOfPreview: Bool {
    switch self {
    case .device, .reaches, .logs, .bodies, .depth, .states: true
    default: false
    }
  }

  var takesValue: Bool {
    switch self {
    case .fails, .warns, .run, .test, .continues, .alone, .compileOnly, .bodies: false
    default: true
    }
  }

  var needsValue: Bool {
    switch self {
    case .preview, .crashes, .ignore: false
    default: takesValue
    }
  }

  /// An example of a value, for authors who gave none.
  var example: String {
    switch self {
    case .id: "id=router"
    case .uses: "uses=router"
    case .replaces: "replaces=router"
    case .enclosing: "in=TypeName"
    case .shape: "as=statements"
    case .sourceRegion: "file=path#region"
    case .timeout: "timeout=5s"
    case .languageMode: "swift=6"
    case .platforms: "platforms=apple"
    case .device: "device=phone"
    case .reaches: "reaches=\"Title|Another title\""
    case .logs: "logs=\"part of the warning\""
    case .depth: "depth=4"
    case .states: "states=20"
    case .title: "title=\"Router.swift\""
    case .translation: "tr=strings"
    default: "a value"
    }
  }
}
