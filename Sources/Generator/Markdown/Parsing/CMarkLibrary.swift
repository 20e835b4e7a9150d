internal import CCMarkGFM
internal import Synchronization

/// The state that all parsers of cmark-gfm share, arranged so that pages can be parsed on several threads at once.
///
/// The library keeps the letters at which its extensions look up in one table for the whole process; each parser adds
/// them before it reads inline text and takes them away after it. Here the letters of the autolink extension are added
/// once and then left out of that dance. The tilde of strikethrough cannot be left out, so that pages which hold a tilde
/// read their inline text one after the other.
struct CMarkLibrary: @unchecked Sendable {
  static let shared = CMarkLibrary()

  private let table: OpaquePointer?
  private let autolink: OpaquePointer?
  private let strikethrough: OpaquePointer?
  let taskList: OpaquePointer?
  /// The node types that extensions register at run time.
  let types: ExtensionTypes
  private let tilde = Tilde()

  private init() {
    cmark_gfm_core_extensions_ensure_registered()
    table = cmark_find_syntax_extension("table")
    autolink = cmark_find_syntax_extension("autolink")
    strikethrough = cmark_find_syntax_extension("strikethrough")
    taskList = cmark_find_syntax_extension("tasklist")
    Self.keepSpecialCharacters(of: autolink)
    let extensions = [table, strikethrough]
    types = ExtensionTypes(probing: { Self.parse($0, options: CMARK_OPT_DEFAULT, extensions: extensions) })
  }

  /// Adds the letters of an extension to the library's table for good.
  private static func keepSpecialCharacters(of syntax: OpaquePointer?) {
    guard let syntax, let parser = cmark_parser_new(CMARK_OPT_DEFAULT) else { return }
    defer { cmark_parser_free(parser) }
    cmark_parser_attach_syntax_extension(parser, syntax)
    cmark_manage_extensions_special_characters(parser, 1)
    cmark_syntax_extension_set_special_inline_chars(syntax, nil)
  }

  /// Parses a text; the tree lives in the thread's arena until that is reset.
  func parse(_ bytes: UnsafeBufferPointer<UInt8>, hasTildes: Bool) -> OpaquePointer? {
    let options = CMARK_OPT_SOURCEPOS | CMARK_OPT_FOOTNOTES | CMARK_OPT_STRIKETHROUGH_DOUBLE_TILDE
    guard hasTildes else {
      return Self.parse(bytes, options: options, extensions: [table, autolink, taskList])
    }
    let address = tilde.lock.withLock { _ in
      UInt(bitPattern: Self.parse(bytes, options: options, extensions: [table, autolink, taskList, strikethrough]))
    }
    return OpaquePointer(bitPattern: address)
  }

  private static func parse(
    _ bytes: UnsafeBufferPointer<UInt8>, options: Int32, extensions: [OpaquePointer?]
  ) -> OpaquePointer? {
    guard let parser = cmark_parser_new_with_mem(options, page_arena()) else { return nil }
    defer { cmark_parser_free(parser) }
    for case let syntax? in extensions { cmark_parser_attach_syntax_extension(parser, syntax) }
    bytes.withMemoryRebound(to: CChar.self) { cmark_parser_feed(parser, $0.baseAddress, $0.count) }
    return cmark_parser_finish(parser)
  }

  /// Holds the one lock, which cannot itself be copied.
  private final class Tilde: Sendable {
    let lock = Mutex<Void>(())
  }
}

/// The types of the nodes that extensions add, which cmark-gfm numbers when it registers them.
struct ExtensionTypes: Sendable {
  private(set) var table: UInt32 = 0
  private(set) var tableRow: UInt32 = 0
  private(set) var tableCell: UInt32 = 0
  private(set) var strikethrough: UInt32 = 0

  /// Learns the numbers from a text that has one of each.
  init(probing parse: (UnsafeBufferPointer<UInt8>) -> OpaquePointer?) {
    let mark = page_arena_now()
    defer { page_arena_reset(mark) }
    let root = Array("|a|\n|-|\n\n~~b~~\n".utf8).withUnsafeBufferPointer(parse)
    guard let root else { return }
    let first = cmark_node_first_child(root)
    table = cmark_node_get_type(first).rawValue
    tableRow = cmark_node_get_type(cmark_node_first_child(first)).rawValue
    tableCell = cmark_node_get_type(cmark_node_first_child(cmark_node_first_child(first))).rawValue
    strikethrough = cmark_node_get_type(cmark_node_first_child(cmark_node_next(first))).rawValue
  }
}
