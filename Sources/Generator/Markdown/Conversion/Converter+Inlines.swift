internal import Diagnostics

extension Converter {
  /// The inline nodes inside a block or span.
  mutating func inlines(of parent: CMarkNode) -> [Inline] {
    guard inlineDepth < MarkdownParser.nestingLimit else {
      refuseDepth(at: source.position(of: leaf.start), what: "text")
      return flattened(parent)
    }
    inlineDepth += 1
    defer { inlineDepth -= 1 }
    var output: [Inline] = []
    var html = HTMLBalance()
    var child = parent.firstChild
    while let node = child {
      child = node.next
      convert(node, in: &output, html: &html)
    }
    flush(into: &output)
    closeHTML(&html, in: &output)
    return partingRawLinks(output)
  }

  private mutating func convert(_ node: CMarkNode, in output: inout [Inline], html: inout HTMLBalance) {
    let kind = node.kind
    if kind == .text {
      text(node, in: &output)
      return
    }
    flush(into: &output)
    switch kind {
    case .softBreak: output.append(.softBreak(joins: joins(atBreak: node)))
    case .lineBreak: output.append(.lineBreak)
    case .code: output.append(code(node))
    case .emphasis: output.append(.emphasis(inlines(of: node)))
    case .strong:
      checkNesting(ofStrong: node)
      output.append(.strong(inlines(of: node)))
    case .strikethrough: output.append(.strikethrough(inlines(of: node)))
    case .link: link(node, in: &output)
    case .image: image(node, in: &output)
    case .footnoteReference: footnoteReference(node, in: &output)
    case .htmlInline: appendHTML(node, to: &output, balance: &html)
    default: break
    }
  }

  private mutating func text(_ node: CMarkNode, in output: inout [Inline]) {
    let literal = node.literal
    guard let first = literal.first else { return }
    if first >= 0x80 { checkListNumber(node, literal) }
    checkReferences(literal)
    checkEmphasis(literal)
    if pending.isEmpty, !cleans, output.last?.isText != true,
      node.next.map({ $0.kind == .code || $0.kind == .emphasis }) ?? true
    {
      output.append(.text(String(decoding: literal, as: UTF8.self)))
    } else {
      appendClean(literal, to: &pending)
    }
  }

  /// Adds pieces whose text joins the text before and behind them.
  mutating func join(_ pieces: [Inline], to output: inout [Inline]) {
    for piece in pieces {
      if case .text(let text) = piece {
        pending += text.utf8
      } else {
        flush(into: &output)
        output.append(piece)
      }
    }
  }

  /// Makes a piece of the text that is still pending.
  mutating func flush(into output: inout [Inline]) {
    guard !pending.isEmpty else { return }
    let text = String(decoding: pending, as: UTF8.self)
    if case .text(let before)? = output.last {
      output[output.count - 1] = .text(before + text)
    } else {
      output.append(.text(text))
    }
    pending.removeAll(keepingCapacity: true)
  }

  private mutating func code(_ node: CMarkNode) -> Inline {
    let literal = node.literal
    let extent = locateCode(literal) ?? fallback(node)
    leaf.cursor = max(leaf.cursor, extent.end)
    markCode(extent.start, extent.end)
    checkDirectionMarks(extent.start, extent.end, isBlock: false)
    return .code(string(literal), source.range(extent.start, extent.end))
  }

  /// The text inside a node that stands too deep, without its marks.
  mutating func flattened(_ parent: CMarkNode) -> [Inline] {
    var node = parent.firstChild
    while let current = node {
      if current.kind == .text || current.kind == .code { appendClean(current.literal, to: &pending) }
      if current.kind == .softBreak || current.kind == .lineBreak { pending.append(0x20) }
      node = current.firstChild ?? current.following(within: parent)
    }
    var output: [Inline] = []
    flush(into: &output)
    return output
  }
}

extension Inline {
  fileprivate var isText: Bool { if case .text = self { true } else { false } }
}
