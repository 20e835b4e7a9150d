/// A stretch of code with an element around it. Decorations nest: of two that meet, one lies within the other.
struct CodeDecoration {
  /// What the element says; the order is that of nesting, outermost first.
  enum Kind: Int {
    case markedLine, squiggle, value, isolate, interpolation
  }

  var kind: Kind
  var range: Range<Int>
  var opening: String
  var closing: StaticString
}

/// The tags of decorations in the order in which a writer meets them.
struct DecorationTags {
  private struct Tag {
    var position: Int
    /// Closing tags before opening ones; inner ones close first, outer ones open first.
    var rank: Int
    var opening: String
    var closing: StaticString
  }

  private let tags: [Tag]
  private var next = 0

  init(_ decorations: [CodeDecoration]) {
    var tags: [Tag] = []
    for decoration in decorations where !decoration.range.isEmpty {
      let depth = decoration.kind.rawValue
      tags.append(
        Tag(position: decoration.range.lowerBound, rank: 10 + depth, opening: decoration.opening, closing: ""))
      tags.append(Tag(position: decoration.range.upperBound, rank: -depth, opening: "", closing: decoration.closing))
    }
    self.tags = tags.sorted { ($0.position, $0.rank) < ($1.position, $1.rank) }
  }

  /// Where the next tag stands; the end of all code if none is left.
  var position: Int { next < tags.count ? tags[next].position : .max }

  /// Writes every tag that stands at or before a position.
  mutating func write(upTo position: Int, to html: inout HTMLWriter) {
    while next < tags.count, tags[next].position <= position {
      html.markup(tags[next].opening)
      html.markup(tags[next].closing)
      next += 1
    }
  }
}
