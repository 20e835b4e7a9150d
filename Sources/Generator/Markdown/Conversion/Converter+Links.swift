internal import Diagnostics

extension Converter {
  mutating func link(_ node: CMarkNode, in output: inout [Inline]) {
    if let text = autolinkText(node) {
      autolink(node, text: text, in: &output)
      return
    }
    let start = locateBracket(node, mark: 1)
    leaf.cursor = start + 1
    let (content, notes) = partingLinks(inlines(of: node))
    let end = linkEnd(node, after: leaf.cursor)
    leaf.cursor = end
    let destination = string(node.address)
    let range = source.range(start, end)
    if let scheme = refusedScheme(of: destination) {
      reportAddress(scheme, range, what: "link", kept: "its text")
      join(content + notes, to: &output)
      return
    }
    output.append(
      .link(
        Link(
          destination: destination, title: string(node.title), content: content, isAutolink: false, range: range)))
    output += notes
  }

  mutating func image(_ node: CMarkNode, in output: inout [Inline]) {
    let start = locateBracket(node, mark: 2)
    leaf.cursor = start + 2
    let (alternative, notes) = partingLinks(inlines(of: node))
    let end = linkEnd(node, after: leaf.cursor)
    leaf.cursor = end
    let address = string(node.address)
    let range = source.range(start, end)
    if let scheme = refusedScheme(of: address) {
      reportAddress(scheme, range, what: "image", kept: "its description")
      join(alternative + notes, to: &output)
      return
    }
    output.append(
      .image(Image(source: address, title: string(node.title), alternative: alternative, range: range)))
    output += notes
  }

  /// The text of a link that is the address itself, if the link can be one.
  private func autolinkText(_ node: CMarkNode) -> UnsafeBufferPointer<UInt8>? {
    guard let child = node.firstChild, child.next == nil, child.kind == .text else { return nil }
    let text = child.literal
    let address = node.address
    guard address.count >= text.count, node.title.isEmpty,
      address.dropFirst(address.count - text.count).elementsEqual(text)
    else { return nil }
    switch address.count - text.count {
    case 0: return text
    case 7: return address.starts(with: "mailto:".utf8) || address.starts(with: "http://".utf8) ? text : nil
    default: return nil
    }
  }

  private mutating func autolink(
    _ node: CMarkNode, text: UnsafeBufferPointer<UInt8>, in output: inout [Inline]
  ) {
    var place = locate(text) ?? fallback(node)
    let before = source.byte(place.start - 1)
    let isWritten = place.start > leaf.start && before == UInt8(ascii: "[") && node.startLine > 0
    let isBare = before != UInt8(ascii: "<") && !isWritten
    var address = string(node.address)
    var shown = string(text)
    var rest = ""
    if isBare {
      rest = Self.cutAddress(&shown)
      address = String(address.utf8.dropLast(rest.utf8.count)) ?? address
      place.end = max(place.start, place.end - rest.utf8.count)
      leaf.cursor = max(leaf.cursor, place.end)
    } else if isWritten {
      let end = linkEnd(node, after: place.end)
      place = (place.start - 1, end)
      leaf.cursor = end
    } else {
      place = (place.start - 1, place.end + 1)
      leaf.cursor = max(leaf.cursor, place.end)
    }
    let range = source.range(place.start, place.end)
    if let scheme = refusedScheme(of: address) {
      reportAddress(scheme, range, what: "link", kept: "its text")
      pending += shown.utf8
    } else if address.hasSuffix("://") {
      // The name of the host begins with a letter of another script: nothing is left to link to.
      pending += shown.utf8
    } else {
      output.append(
        .link(
          Link(
            destination: address, title: "", content: [.text(shown)], isAutolink: !isWritten, range: range)))
    }
    pending += rest.utf8
  }

  /// Cuts what does not belong to a bare address off its end: all from the first non-ASCII character, and the signs of
  /// the sentence before it.
  private static func cutAddress(_ address: inout String) -> String {
    var kept = address.utf8.prefix { $0 < 0x80 }
    guard kept.count < address.utf8.count else { return "" }
    while let last = kept.last, "?!.,:*_~'\"".utf8.contains(last) { kept.removeLast() }
    let rest = String(Substring(address.utf8.dropFirst(kept.count)))
    address = String(Substring(kept))
    return rest
  }

  /// Where the brackets of a link or image begin; `mark` is the length of `[` or `![`.
  private func locateBracket(_ node: CMarkNode, mark: Int) -> Int {
    func opens(_ start: Int) -> Bool {
      guard start >= leaf.cursor, source.byte(start + mark - 1) == UInt8(ascii: "[") else { return false }
      guard mark == 1 || source.byte(start) == UInt8(ascii: "!"), backslashes(before: start) % 2 == 0 else {
        return false
      }
      guard let child = node.firstChild, child.kind == .text, child.startLine > 0 else { return true }
      let begin = child.literal.first ?? 0
      let next = source.byte(start + mark)
      return next == begin || next == UInt8(ascii: "\\") || next == UInt8(ascii: "&")
    }
    let reported = offset(line: node.startLine, column: node.startColumn)
    if opens(reported) { return reported }
    if let child = node.firstChild, child.startLine > 0 {
      let above = offset(line: child.startLine, column: child.startColumn) - mark
      if opens(above) { return above }
    }
    var index = leaf.cursor
    while let bracket = find(UInt8(ascii: "["), from: index) {
      if opens(bracket - mark + 1) { return bracket - mark + 1 }
      index = bracket + 1
    }
    return max(leaf.cursor, reported)
  }

  /// Where a link ends, which has its text before an offset.
  private func linkEnd(_ node: CMarkNode, after text: Int) -> Int {
    func ends(_ end: Int) -> Bool {
      let last = source.byte(end - 1)
      return end > text && (last == UInt8(ascii: ")") || last == UInt8(ascii: "]"))
    }
    let reported = offset(line: node.endLine, column: node.endColumn + 1)
    if ends(reported) { return reported }
    let before = offset(line: node.endLine, column: node.endColumn)
    if ends(before) { return before }
    guard var index = find(UInt8(ascii: "]"), from: text) else { return max(text, reported) }
    index += 1
    let pairs: [UInt8: UInt8] = [UInt8(ascii: "("): UInt8(ascii: ")"), UInt8(ascii: "["): UInt8(ascii: "]")]
    guard let closing = pairs[source.byte(index)], let end = find(closing, from: index) else { return index }
    return end + 1
  }

  private func refusedScheme(of address: String) -> String? {
    context.options.allowsUnsafeHTML ? nil : AddressSafety.refusedScheme(of: address)
  }

  private mutating func reportAddress(_ scheme: String, _ range: SourceRange, what: String, kept: String) {
    report(
      .unsafeAddress, .warning, range,
      "\(scheme): addresses can run code in the reader's browser: the \(what) is left out, \(kept) is kept",
      remedy: "link to a page or file")
  }
}
