import Pictures

/// The words of a picture in the sizes that fit.
struct PictureWords {
  private static let largest = 96.0
  private static let smallest = 48.0
  /// So many lines of a title, in letters so large at least.
  private static let steps = [(lines: 2, size: 68.0), (lines: 3, size: 56), (lines: 5, size: smallest)]
  /// Between title and subtitle.
  private static let gap = 14.0

  let site: TextSetting
  let kicker: TextSetting
  let title: TextSetting
  let subtitle: TextSetting?

  init(_ picture: Picture, on canvas: Canvas, measure: Double, room: Double) {
    let textLeading = Double(picture.typography.textLeading) / 100
    func small(_ runs: [Picture.Run], _ size: Double) -> TextSetting {
      let style = TextStyle(size: size, isBold: true, leading: textLeading, width: 1000)
      let setting = TextSetting(runs, in: picture, on: canvas, style)
      setting.cut(toLines: 1)
      return setting
    }
    site = small(picture.site, 36)
    kicker = small(picture.kicker, 30)
    (title, subtitle) = Self.fitting(picture, on: canvas, measure, room)
    title.balance()
    subtitle?.balance()
  }

  /// Title and subtitle in the largest size in which they have room. Few lines are worth more than large letters, within
  /// limits; what has no room in the smallest size is cut.
  private static func fitting(
    _ picture: Picture, on canvas: Canvas, _ measure: Double, _ room: Double
  ) -> (TextSetting, TextSetting?) {
    for (lines, smallest) in steps {
      for size in stride(from: largest, through: smallest, by: -4) {
        let (title, subtitle) = settings(picture, on: canvas, size, measure)
        guard title.lineCount <= lines else { continue }
        let height = title.height + (subtitle.map { $0.height + gap } ?? 0)
        if title.fits, subtitle?.fits != false, height <= room { return (title, subtitle) }
      }
    }
    let (title, subtitle) = settings(picture, on: canvas, smallest, measure)
    subtitle?.cut(toLines: 2)
    let rest = room - (subtitle.map { $0.height + gap } ?? 0)
    title.cut(toLines: max(1, Int(rest / title.leading)))
    return (title, subtitle)
  }

  private static func settings(
    _ picture: Picture, on canvas: Canvas, _ size: Double, _ measure: Double
  ) -> (TextSetting, TextSetting?) {
    let titleLeading = Double(picture.typography.titleLeading) / 100
    let textLeading = Double(picture.typography.textLeading) / 100
    let title = TextSetting(
      picture.title, in: picture, on: canvas,
      TextStyle(size: size, isBold: true, leading: titleLeading, width: measure))
    guard !picture.subtitle.isEmpty else { return (title, nil) }
    let subtitle = TextSetting(
      picture.subtitle, in: picture, on: canvas,
      TextStyle(size: max(36, size * 0.5), isBold: false, leading: textLeading, width: measure))
    return (title, subtitle)
  }

  var kickerHeight: Double { kicker.lineCount == 0 ? 0 : kicker.leading + 6 }
  var gap: Double { subtitle == nil ? 0 : Self.gap }
  var height: Double { kickerHeight + title.height + gap + (subtitle?.height ?? 0) }

  var missingCharacter: Unicode.Scalar? {
    [site, kicker, title, subtitle].lazy.compactMap { $0?.missingCharacter }.first
  }
}
