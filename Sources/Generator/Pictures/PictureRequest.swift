/// A picture to be drawn: the form in which it goes to the program that draws, a line for each thing that it says.
package struct PictureRequest: Hashable, Sendable {
  /// Counts the designs: a new one has every picture drawn anew.
  package static let design = 1

  /// What the drawn file says of itself: it stands for the picture and for the design.
  package var key: String
  package var picture: Picture

  package init(key: String, picture: Picture) {
    self.key = key
    self.picture = picture
  }

  /// Lines of words between tabs; texts have neither.
  package var encoded: [UInt8] { Array(("key\t\(key)\n" + Self.lines(of: picture) + "end\n").utf8) }

  /// A picture as it is sent, without its key: what a key is made from.
  package static func bytes(of picture: Picture) -> [UInt8] { Array(lines(of: picture).utf8) }

  private static func lines(of picture: Picture) -> String {
    let (type, colours) = (picture.typography, picture.colours)
    let numbers = [colours.ground, colours.ink, colours.soft, colours.accent, colours.tint]
    let lines: [(String, [String])] = [
      ("language", [picture.language]), ("direction", [picture.isRightToLeft ? "rtl" : "ltr"]),
      ("faces", type.faces), ("code-faces", type.codeFaces),
      ("leading", [String(type.titleLeading), String(type.textLeading)]), ("colours", numbers.map { String($0) }),
      ("site", words(picture.site)), ("kicker", words(picture.kicker)), ("title", words(picture.title)),
      ("subtitle", words(picture.subtitle)),
    ]
    return lines.map { name, words in "\(name)\t\(words.joined(separator: "\t"))\n" }.joined()
  }

  private static func words(_ runs: [Picture.Run]) -> [String] { runs.map { ($0.isCode ? "c" : "t") + $0.text } }

  /// The requests in the bytes of a file; nil if they are not what `encoded` makes.
  package static func decoded(_ bytes: [UInt8]) -> [PictureRequest]? {
    var requests: [PictureRequest] = []
    var fields: [String: [String]] = [:]
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let words = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
        .map { String(decoding: $0, as: UTF8.self) }
      if words == ["end"] {
        guard let request = request(fields) else { return nil }
        requests.append(request)
        fields = [:]
      } else {
        fields[words[0]] = words.dropFirst().filter { !$0.isEmpty }
      }
    }
    return fields.isEmpty ? requests : nil
  }

  private static func request(_ fields: [String: [String]]) -> PictureRequest? {
    let numbers = (fields["colours"] ?? []).compactMap { Int($0) }
    let leading = (fields["leading"] ?? []).compactMap { Int($0) }
    guard let key = fields["key"]?.first, let language = fields["language"]?.first, numbers.count == 5,
      leading.count == 2, let faces = fields["faces"], let codeFaces = fields["code-faces"]
    else { return nil }
    let typography = Picture.Typography(
      faces: faces, codeFaces: codeFaces, titleLeading: leading[0], textLeading: leading[1])
    let colours = Picture.Colours(
      ground: numbers[0], ink: numbers[1], soft: numbers[2], accent: numbers[3], tint: numbers[4])
    let picture = Picture(
      language: language, isRightToLeft: fields["direction"] == ["rtl"], site: runs(fields["site"]),
      kicker: runs(fields["kicker"]), title: runs(fields["title"]), subtitle: runs(fields["subtitle"]),
      typography: typography, colours: colours)
    return PictureRequest(key: key, picture: picture)
  }

  private static func runs(_ words: [String]?) -> [Picture.Run] {
    (words ?? []).map { Picture.Run($0.dropFirst(), isCode: $0.utf8.first == UInt8(ascii: "c")) }
  }
}
