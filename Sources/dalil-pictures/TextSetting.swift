import CPangoCairo
import Pictures

/// How a text is to be set.
struct TextStyle {
  /// In pixels.
  var size: Double
  var isBold: Bool
  /// From line to line, as a part of the size.
  var leading: Double
  var width: Double
}

/// A text broken into lines, ready to be measured and drawn.
final class TextSetting {
  private let layout: OpaquePointer
  private let canvas: Canvas
  private let isRightToLeft: Bool
  private(set) var style: TextStyle

  init(_ runs: [Picture.Run], in picture: Picture, on canvas: Canvas, _ style: TextStyle) {
    self.canvas = canvas
    self.style = style
    isRightToLeft = picture.isRightToLeft
    layout = pango_layout_new(canvas.pango)
    pango_context_set_base_dir(canvas.pango, isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
    pango_context_set_language(canvas.pango, pango_language_from_string(picture.language))
    pango_layout_set_auto_dir(layout, 0)
    pango_layout_set_single_paragraph_mode(layout, 1)
    let description = pango_font_description_new()
    pango_font_description_set_family(description, picture.typography.faces.joined(separator: ","))
    pango_font_description_set_weight(description, style.isBold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL)
    pango_font_description_set_absolute_size(description, style.size * Double(PANGO_SCALE))
    pango_layout_set_font_description(layout, description)
    pango_font_description_free(description)
    fill(runs, codeFaces: picture.typography.codeFaces.joined(separator: ","))
    setWidth(style.width)
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD)
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(layout)) }

  private func fill(_ runs: [Picture.Run], codeFaces: String) {
    var text = ""
    let attributes = pango_attr_list_new()
    pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0))
    for run in runs {
      let start = UInt32(text.utf8.count)
      text += run.text
      guard run.isCode else { continue }
      for attribute in [pango_attr_family_new(codeFaces), pango_attr_scale_new(0.94)] {
        attribute?.pointee.start_index = start
        attribute?.pointee.end_index = UInt32(text.utf8.count)
        pango_attr_list_insert(attributes, attribute)
      }
    }
    text.withCString { pango_layout_set_text(layout, $0, -1) }
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
  }

  private func setWidth(_ width: Double) {
    pango_layout_set_width(layout, Int32(width * Double(PANGO_SCALE)))
  }

  var lineCount: Int { Int(pango_layout_get_line_count(layout)) }
  var leading: Double { style.size * style.leading }
  var height: Double { Double(lineCount) * leading }

  /// The width of the widest line.
  var widest: Double { (0..<lineCount).map(width).max() ?? 0 }

  /// Whether no word reaches past the width.
  var fits: Bool { widest <= style.width + 0.5 }

  private func width(ofLine index: Int) -> Double {
    var extents = PangoRectangle()
    pango_layout_line_get_extents(pango_layout_get_line_readonly(layout, Int32(index)), nil, &extents)
    return Double(extents.width) / Double(PANGO_SCALE)
  }

  /// Cuts what does not go into so many lines, with an ellipsis, and words that are longer than a line.
  func cut(toLines count: Int) {
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
    pango_layout_set_height(layout, Int32(-count))
  }

  /// Makes lines about equally long, without making more of them.
  func balance() {
    let lines = lineCount
    guard lines > 1, pango_layout_get_ellipsize(layout) == PANGO_ELLIPSIZE_NONE else { return }
    var (low, high) = (style.width / 2, style.width)
    while high - low > 4 {
      let middle = (low + high) / 2
      setWidth(middle)
      if lineCount > lines || widest > middle + 0.5 { low = middle } else { high = middle }
    }
    setWidth(high)
  }

  /// A character that no face has.
  var missingCharacter: Unicode.Scalar? {
    guard pango_layout_get_unknown_glyphs_count(layout) > 0 else { return nil }
    for index in 0..<lineCount {
      var runs = pango_layout_get_line_readonly(layout, Int32(index))?.pointee.runs
      while let link = runs {
        let run = link.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self)
        if let glyphs = run?.pointee.glyphs?.pointee, let found = Self.missing(among: glyphs) { return found }
        runs = link.pointee.next
      }
    }
    return "\u{FFFD}"
  }

  private static func missing(among glyphs: PangoGlyphString) -> Unicode.Scalar? {
    let unknown: UInt32 = 0x1000_0000
    for index in 0..<Int(glyphs.num_glyphs) {
      let glyph = glyphs.glyphs[index].glyph
      if glyph & unknown != 0, let scalar = Unicode.Scalar(glyph & ~unknown) { return scalar }
    }
    return nil
  }

  /// Draws the lines; `x` is where they begin, the right edge of a text from right to left, and `y` the top of the first.
  func draw(x: Double, y: Double, _ colour: Int) {
    canvas.setColour(colour)
    for index in 0..<lineCount {
      // Between two lines stand three parts of the leading above the baseline and one below.
      let baseline = y + Double(index) * leading + leading / 2 + style.size * 0.36
      cairo_move_to(canvas.cairo, isRightToLeft ? x - width(ofLine: index) : x, baseline)
      pango_cairo_show_layout_line(canvas.cairo, pango_layout_get_line_readonly(layout, Int32(index)))
    }
  }
}
