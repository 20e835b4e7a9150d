/// A line drawing of 24 by 24 units: an outline that can be filled, and what lies in or beside it.
///
/// Drawings are written as paths of SVG, parts after `;`. Two signs of our own are short for figures: `O 12 12 9` is a
/// circle by its middle and radius, `R 3 5 18 14 2` a rectangle by its corner, size and rounding. After `|` stands what
/// lies inside and shows in the colour of the ground where the outline is filled; after `^`, what is never filled.
struct SymbolDrawing {
  var outline: String
  var detail = ""
  var outside = ""
  /// A letter or number instead of lines.
  var letters = ""
  var isFilled = false
  /// What is drawn within, at half its size.
  var inner: [SymbolDrawing] = []

  init(_ drawing: String) {
    var parts: [UInt8: String] = [:]
    var present = UInt8(ascii: " ")
    for byte in drawing.utf8 {
      if byte == UInt8(ascii: "|") || byte == UInt8(ascii: "^") {
        present = byte
      } else {
        parts[present, default: ""].unicodeScalars.append(Unicode.Scalar(byte))
      }
    }
    outline = Self.path(parts[UInt8(ascii: " ")] ?? "")
    detail = Self.path(parts[UInt8(ascii: "|")] ?? "")
    outside = Self.path(parts[UInt8(ascii: "^")] ?? "")
  }

  init(letters: String) {
    outline = ""
    self.letters = letters
  }

  /// The drawing as SVG.
  var svg: String {
    var svg = ""
    if !outline.isEmpty { svg += "<path\(isFilled ? " fill=\"currentColor\"" : "") d=\"\(outline)\"/>" }
    if !outside.isEmpty { svg += "<path d=\"\(outside)\"/>" }
    if !detail.isEmpty { svg += "<path\(isFilled ? Self.ground : "") d=\"\(detail)\"/>" }
    if !letters.isEmpty { svg += Self.text(letters) }
    for drawing in inner { svg += "<g transform=\"translate(5.4 5.4) scale(.55)\"\(innerLook)>\(drawing.svg)</g>" }
    return svg
  }

  private static let ground = " style=\"stroke:var(--g1)\""

  private var innerLook: String {
    isFilled ? " style=\"stroke:var(--g1);color:var(--g1);stroke-width:3.2\"" : " style=\"stroke-width:3.2\""
  }

  private static func text(_ letters: String) -> String {
    let size = letters.utf8.count > 1 ? 17 : 22
    return "<text x=\"12\" y=\"12\" dy=\".36em\" font-size=\"\(size)\" font-weight=\"600\" text-anchor=\"middle\" "
      + "fill=\"currentColor\" stroke=\"none\">\(letters)</text>"
  }

  /// The parts of a drawing as one path.
  private static func path(_ drawing: String) -> String {
    drawing.split(separator: ";").map { part in
      let numbers = part.dropFirst().split(separator: " ").compactMap { Double($0) }
      switch part.utf8.first {
      case UInt8(ascii: "O") where numbers.count == 3: return circle(numbers[0], numbers[1], numbers[2])
      case UInt8(ascii: "R") where numbers.count == 5: return rectangle(numbers)
      default: return String(part)
      }
    }.joined()
  }

  private static func circle(_ x: Double, _ y: Double, _ radius: Double) -> String {
    let (r, d) = (short(radius), short(radius * 2))
    return "M\(short(x - radius)) \(short(y))a\(r) \(r) 0 1 0 \(d) 0a\(r) \(r) 0 1 0-\(d) 0z"
  }

  private static func rectangle(_ numbers: [Double]) -> String {
    let (width, height, r) = (numbers[2] - numbers[4] * 2, numbers[3] - numbers[4] * 2, short(numbers[4]))
    let corner = { (x: String, y: String) in "a\(r) \(r) 0 0 1 \(x) \(y)" }
    return "M\(short(numbers[0] + numbers[4])) \(short(numbers[1]))h\(short(width))\(corner(r, r))v\(short(height))"
      + "\(corner("-" + r, r))h-\(short(width))\(corner("-" + r, "-" + r))v-\(short(height))\(corner(r, "-" + r))z"
  }

  private static func short(_ number: Double) -> String { PreviewValue.short(number) }
}
