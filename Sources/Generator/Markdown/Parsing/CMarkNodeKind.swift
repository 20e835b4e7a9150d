internal import CCMarkGFM

/// What a node of cmark-gfm is.
enum CMarkNodeKind {
  case document, quote, list, item, codeBlock, htmlBlock, paragraph, heading, thematicBreak, footnoteDefinition
  case table, tableRow, tableCell
  case text, softBreak, lineBreak, code, htmlInline, emphasis, strong, strikethrough, link, image, footnoteReference
  case unknown
}

extension CMarkNode {
  var kind: CMarkNodeKind {
    let type = cmark_node_get_type(pointer)
    switch type {
    case CMARK_NODE_TEXT: return .text
    case CMARK_NODE_SOFTBREAK: return .softBreak
    case CMARK_NODE_LINEBREAK: return .lineBreak
    case CMARK_NODE_CODE: return .code
    case CMARK_NODE_HTML_INLINE: return .htmlInline
    case CMARK_NODE_EMPH: return .emphasis
    case CMARK_NODE_STRONG: return .strong
    case CMARK_NODE_LINK: return .link
    case CMARK_NODE_IMAGE: return .image
    case CMARK_NODE_FOOTNOTE_REFERENCE: return .footnoteReference
    case CMARK_NODE_PARAGRAPH: return .paragraph
    case CMARK_NODE_HEADING: return .heading
    case CMARK_NODE_CODE_BLOCK: return .codeBlock
    case CMARK_NODE_LIST: return .list
    case CMARK_NODE_ITEM: return .item
    case CMARK_NODE_BLOCK_QUOTE: return .quote
    case CMARK_NODE_HTML_BLOCK: return .htmlBlock
    case CMARK_NODE_THEMATIC_BREAK: return .thematicBreak
    case CMARK_NODE_FOOTNOTE_DEFINITION: return .footnoteDefinition
    case CMARK_NODE_DOCUMENT: return .document
    default: return kindOfExtension(type.rawValue)
    }
  }

  private func kindOfExtension(_ type: UInt32) -> CMarkNodeKind {
    let types = CMarkLibrary.shared.types
    if type == types.tableCell { return .tableCell }
    if type == types.tableRow { return .tableRow }
    if type == types.table { return .table }
    if type == types.strikethrough { return .strikethrough }
    return .unknown
  }
}
