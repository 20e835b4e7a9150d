internal import CCMarkGFM

/// A node of a `CMarkTree`, valid as long as the tree lives.
struct CMarkNode {
  let pointer: OpaquePointer

  init(pointer: OpaquePointer) { self.pointer = pointer }

  private init?(_ pointer: OpaquePointer?) {
    guard let pointer else { return nil }
    self.pointer = pointer
  }

  var firstChild: CMarkNode? { CMarkNode(cmark_node_first_child(pointer)) }
  var lastChild: CMarkNode? { CMarkNode(cmark_node_last_child(pointer)) }
  var next: CMarkNode? { CMarkNode(cmark_node_next(pointer)) }
  var previous: CMarkNode? { CMarkNode(cmark_node_previous(pointer)) }
  var parent: CMarkNode? { CMarkNode(cmark_node_parent(pointer)) }

  /// The node after this one and all that is in it, as long as it stands inside `container`.
  func following(within container: CMarkNode) -> CMarkNode? {
    var node = self
    while node.pointer != container.pointer {
      if let next = node.next { return next }
      guard let parent = node.parent else { return nil }
      node = parent
    }
    return nil
  }

  /// Lines and columns as the library reports them: from 1, in bytes; those of inline nodes are often wrong.
  var startLine: Int { Int(cmark_node_get_start_line(pointer)) }
  var startColumn: Int { Int(cmark_node_get_start_column(pointer)) }
  var endLine: Int { Int(cmark_node_get_end_line(pointer)) }
  var endColumn: Int { Int(cmark_node_get_end_column(pointer)) }

  /// The text of a leaf: text, code, raw HTML, the number of a footnote reference, the label of a footnote.
  var literal: UnsafeBufferPointer<UInt8> { Self.bytes(cmark_node_get_literal(pointer)) }
  var fenceInfo: UnsafeBufferPointer<UInt8> { Self.bytes(cmark_node_get_fence_info(pointer)) }
  var address: UnsafeBufferPointer<UInt8> { Self.bytes(cmark_node_get_url(pointer)) }
  var title: UnsafeBufferPointer<UInt8> { Self.bytes(cmark_node_get_title(pointer)) }

  var headingLevel: Int { Int(cmark_node_get_heading_level(pointer)) }
  var isTight: Bool { cmark_node_get_list_tight(pointer) != 0 }
  /// The first number of a numbered list; nil for bullets.
  var listStart: Int? {
    guard cmark_node_get_list_type(pointer) == CMARK_ORDERED_LIST else { return nil }
    return Int(cmark_node_get_list_start(pointer))
  }
  /// Whether a list item is a task, and if so whether it is done.
  var task: Bool? {
    guard let syntax = cmark_node_get_syntax_extension(pointer), syntax == CMarkLibrary.shared.taskList else {
      return nil
    }
    return cmark_gfm_extensions_get_tasklist_item_checked(pointer)
  }

  /// The fence of a code block: its length, the spaces before it, its character; nil for an indented block.
  var fence: (length: Int, indentation: Int, character: UInt8)? {
    var length: Int32 = 0
    var offset: Int32 = 0
    var character: CChar = 0
    guard cmark_node_get_fenced(pointer, &length, &offset, &character) != 0 else { return nil }
    return (Int(length), Int(offset), UInt8(bitPattern: character))
  }

  var isHeaderRow: Bool { cmark_gfm_extensions_get_table_row_is_header(pointer) != 0 }

  /// One letter a column: `l`, `c`, `r`, or 0 where none is stated.
  var alignments: [UInt8] {
    let count = Int(cmark_gfm_extensions_get_table_columns(pointer))
    guard let letters = cmark_gfm_extensions_get_table_alignments(pointer) else { return [] }
    return Array(UnsafeBufferPointer(start: letters, count: count))
  }

  private static func bytes(_ text: UnsafePointer<CChar>?) -> UnsafeBufferPointer<UInt8> {
    guard let text else { return UnsafeBufferPointer(start: nil, count: 0) }
    var count = 0
    while text[count] != 0 { count += 1 }
    return UnsafeRawBufferPointer(start: text, count: count).assumingMemoryBound(to: UInt8.self)
  }
}
