import SiteGraph

/// Divides a title at its colon, as in `Sheets: present, guard and close them`, into what it is about and what it says of
/// that: set in two sizes, the first can be read from afar.
enum TitleParts {
  /// A longer beginning is a sentence of its own and is not set larger than the rest.
  private static let longestBeginning = 48

  static func of(_ label: String) -> (title: String, subtitle: String) {
    var offset = label.startIndex
    for piece in LabelText.pieces(of: label) where !piece.isCode {
      offset = max(offset, piece.text.startIndex)
      guard let colon = colon(in: piece.text) else { continue }
      let (title, subtitle) = (label[..<colon.lowerBound], label[colon.upperBound...])
      guard title.unicodeScalars.count <= longestBeginning, !title.allSatisfy(\.isWhitespace),
        !subtitle.allSatisfy(\.isWhitespace)
      else { break }
      return (String(title), String(subtitle.drop(while: \.isWhitespace)))
    }
    return (label, "")
  }

  /// A colon before a space, or one of full width.
  private static func colon(in text: Substring) -> Range<String.Index>? {
    let scalars = text.unicodeScalars
    for index in scalars.indices {
      let next = scalars.index(after: index)
      if scalars[index] == "\u{FF1A}" { return index..<next }
      if scalars[index] == ":", next < scalars.endIndex, scalars[next] == " " { return index..<next }
    }
    return nil
  }
}
