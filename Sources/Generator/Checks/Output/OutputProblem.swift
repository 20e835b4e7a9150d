package import Diagnostics

/// What can be wrong with an address or an id in a written file.
enum OutputProblem: Hashable {
  case missing(file: String)
  case missingID(String, file: String)
  case outside
  /// It begins at the root of the host.
  case rooted(String)
  case onDisk
  case loaded
  case empty
  case base
  case duplicateID(String)
  case emptyID
  case unnamed(id: String)

  static func of(wrong address: String, as kind: Mention.Kind) -> OutputProblem {
    if kind == .base { return .base }
    if address.isEmpty || address.utf8.first == UInt8(ascii: "?") { return .empty }
    if address.hasPrefix("//") || address.hasPrefix("\\\\") { return kind == .load ? .loaded : .rooted(address) }
    if address.utf8.first == UInt8(ascii: "/") || address.utf8.first == UInt8(ascii: "\\") { return .rooted(address) }
    let scheme = address.utf8.prefix { $0 != UInt8(ascii: ":") }
    return scheme.count == 1 || String(scheme)?.lowercased() == "file" ? .onDisk : .loaded
  }

  /// The same of an address that a template holds the end of, whatever page it is on.
  func onSomePage(tail: String) -> OutputProblem {
    switch self {
    case .missing: .missing(file: String(tail.prefix { $0 != "#" && $0 != "?" }))
    case .missingID(let id, _): .missingID(id, file: "the page")
    default: self
    }
  }

  var code: DiagnosticCode {
    switch self {
    case .duplicateID, .emptyID: .duplicateID
    default: .outputLink
    }
  }

  /// A page that leads nowhere is wrong; what works in some places only is worth a word.
  var severity: Severity {
    switch self {
    case .missing, .missingID, .outside: .error
    default: .warning
    }
  }

  /// Whether it is worth a word in a file that is copied as its author wrote it: dead links are, while what is loaded
  /// from elsewhere, what begins at the root of the host and routes of a script (#/…) are the author's own affair.
  var isFoundInCopies: Bool {
    switch self {
    case .missing, .outside, .onDisk: true
    case .missingID(let id, _): !id.hasPrefix("/") && !id.hasPrefix("!")
    default: false
    }
  }

  /// What is said of the subject, an attribute with its value.
  var predicate: String {
    switch self {
    case .missing(let file): "leads to '\(file)', which is not a file of the site"
    case .missingID(let id, let file): "leads to the id '\(id)', which \(file) does not have"
    case .outside: "leads out of the site"
    case .rooted: "begins at the root of the host: in a folder or below another address it leads elsewhere"
    case .onDisk: "leads to a file on the author's own disk"
    case .loaded: "is loaded from another site"
    case .empty: "has no address"
    case .base: "changes where all addresses of the page lead"
    case .duplicateID: "is the id of an earlier element of the page as well"
    case .emptyID: "is empty"
    case .unnamed(let id): "names the id '\(id)', which the page does not have"
    }
  }

  var remedy: String? {
    switch self {
    case .rooted(let address):
      address.hasPrefix("//")
        ? "write https: in front" : "write it relative, in a template with {{rootPrefix}} in front"
    case .loaded: "keep a copy in the site, so that it can be read offline"
    case .base: "delete it"
    case .duplicateID: "give one of them an id of its own"
    case .emptyID: "write an id, or delete the attribute"
    case .missing, .missingID, .outside, .onDisk, .empty, .unnamed: nil
    }
  }
}

extension DiagnosticCode {
  package static let outputLink = DiagnosticCode(
    "output-link",
    explanation: """
      Every address in the written HTML, in style sheets, feeds and lists for machines must lead to a file of the site \
      and to an id that is there, and be relative, so that the site works from any folder and offline. Attributes such as \
      aria-labelledby and for must name ids of their page. The check reads the files as browsers do, before anything is \
      replaced; what authors write was checked before, so that the mistake is mostly in a template: the finding stands \
      on its line if the address is found there.

      HTML files of the author's own, which are copied as they are, are read too: links in them that lead nowhere are \
      warnings on their places. Where such a file has a <base>, its addresses are left alone.
      """)
  package static let duplicateID = DiagnosticCode(
    "duplicate-id",
    explanation: """
      Ids are unique on a page. Of two elements with one id, links, labels and scripts find only the first. Ids come from \
      headings, from HTML in the page and from templates, whose own begin with d: so that no heading can have them.
      """)
}
