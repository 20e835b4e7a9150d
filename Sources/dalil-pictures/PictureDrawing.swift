import CPangoCairo
import Pictures

/// Lays out and draws pictures, one after the other on one canvas.
struct PictureDrawing {
  private static let margin = 80.0
  /// The breadth of title and subtitle.
  private static let measure = 860.0
  /// The height that both have together.
  private static let room = 350.0

  private let canvas = Canvas()

  mutating func draw(_ request: PictureRequest, to path: String) -> PictureAnswer {
    guard let canvas else { return .failed }
    let picture = request.picture
    let words = PictureWords(picture, on: canvas, measure: Self.measure, room: Self.room)
    if let missing = words.missingCharacter { return .missing(missing) }
    canvas.fill(picture.colours.ground)
    drawOrnament(picture, on: canvas)
    drawBrand(words.site, picture, on: canvas)
    draw(words, picture)
    return PNG.write(canvas, key: request.key, to: path) ? .drawn : .failed
  }

  /// The place at a distance from where lines begin.
  private func x(_ distance: Double, _ picture: Picture) -> Double {
    picture.isRightToLeft ? Double(Picture.width) - distance : distance
  }

  /// The mark of what is proven, large, where lines end.
  private func drawOrnament(_ picture: Picture, on canvas: Canvas) {
    canvas.drawMark(x: x(1180, picture), y: 250, radius: 400, picture.colours.tint)
    canvas.drawMark(x: x(1130, picture), y: 480, radius: 190, picture.colours.accent)
    canvas.drawTick(x: x(1096, picture), y: 484, size: 112, picture.colours.ground)
  }

  private func drawBrand(_ site: TextSetting, _ picture: Picture, on canvas: Canvas) {
    canvas.drawMark(x: x(Self.margin + 17, picture), y: 97, radius: 20, picture.colours.accent)
    site.draw(x: x(Self.margin + 52, picture), y: 97 - site.leading / 2, picture.colours.ink)
  }

  /// Kicker, title and subtitle stand on the lower margin.
  private func draw(_ words: PictureWords, _ picture: Picture) {
    let start = x(Self.margin, picture)
    var y = Double(Picture.height) - 72 - words.height
    words.kicker.draw(x: start, y: y, picture.colours.accent)
    y += words.kickerHeight
    words.title.draw(x: start, y: y, picture.colours.ink)
    y += words.title.height + words.gap
    words.subtitle?.draw(x: start, y: y, picture.colours.soft)
  }
}
