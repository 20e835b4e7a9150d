internal import Languages

extension Converter {
  /// Whether a line end in the source stands between two East Asian characters, which are written without spaces.
  func joins(atBreak node: CMarkNode) -> Bool {
    guard let before = neighbour(of: node, forward: false), let after = neighbour(of: node, forward: true) else {
      return false
    }
    let isShared: (Unicode.Scalar) -> Bool = { [language = context.language] in
      language.isHanScript && CharacterClasses.isSharedPunctuation($0)
    }
    let joinsBefore = CharacterClasses.isEastAsian(before)
    let joinsAfter = CharacterClasses.isEastAsian(after)
    // A full-width sign brings its own space.
    if joinsBefore && CharacterClasses.isPunctuation(before) || joinsAfter && CharacterClasses.isPunctuation(after) {
      return true
    }
    return joinsBefore && (joinsAfter || isShared(after)) || joinsAfter && isShared(before)
      || isShared(before) && isShared(after)
  }

  /// The character of text next to a node, across the bounds of spans; nil if something else than text stands there.
  private func neighbour(of node: CMarkNode, forward: Bool) -> Unicode.Scalar? {
    var current = node
    while true {
      guard var leaf = forward ? current.next : current.previous else {
        guard let parent = current.parent, parent.kind.isSpan else { return nil }
        current = parent
        continue
      }
      while leaf.kind.isSpan, let child = forward ? leaf.firstChild : leaf.lastChild { leaf = child }
      switch leaf.kind {
      case .footnoteReference, .htmlInline, .emphasis, .strong, .strikethrough, .link: break
      case .text:
        if let scalar = edge(of: leaf.literal, atEnd: !forward) { return scalar }
      default: return nil
      }
      current = leaf
    }
  }

  /// The first or last character of a text, past markers.
  private func edge(of text: UnsafeBufferPointer<UInt8>, atEnd: Bool) -> Unicode.Scalar? {
    var index = atEnd ? text.count : 0
    while atEnd ? index > 0 : index < text.count {
      let scalar = atEnd ? text.scalar(before: index) : text.scalar(from: index)
      let length = String(scalar).utf8.count
      let start = atEnd ? index - length : index
      if start < 0 || SourceMarker.lengthOfIllegal(text, at: start) == 0 { return scalar }
      index += atEnd ? -length : length
    }
    return nil
  }
}

extension CMarkNodeKind {
  /// Whether the node is inline and has others inside it.
  var isSpan: Bool {
    switch self {
    case .emphasis, .strong, .strikethrough, .link: true
    default: false
    }
  }
}
