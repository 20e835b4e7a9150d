import CPangoCairo
import Pictures

/// A surface of pixels to draw on, and the context that letters are measured in.
final class Canvas {
  let surface: OpaquePointer
  let cairo: OpaquePointer
  let pango: OpaquePointer

  init?() {
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, Int32(Picture.width), Int32(Picture.height)),
      let cairo = cairo_create(surface), let pango = pango_cairo_create_context(cairo),
      cairo_status(cairo) == CAIRO_STATUS_SUCCESS
    else { return nil }
    self.surface = surface
    self.cairo = cairo
    self.pango = pango
    // Letters as they are designed, wherever they stand: nothing is moved to whole pixels.
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(pango, options)
    cairo_font_options_destroy(options)
    pango_cairo_context_set_resolution(pango, 96)
    pango_context_set_round_glyph_positions(pango, 0)
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(pango))
    cairo_destroy(cairo)
    cairo_surface_destroy(surface)
  }

  func setColour(_ colour: Int) {
    cairo_set_source_rgb(
      cairo, Double(colour >> 16 & 0xFF) / 255, Double(colour >> 8 & 0xFF) / 255, Double(colour & 0xFF) / 255)
  }

  func fill(_ colour: Int) {
    setColour(colour)
    cairo_paint(cairo)
  }

  /// A square on its corner with round corners, the mark of the site; `radius` reaches from its middle to where the
  /// corners would be.
  func drawMark(x: Double, y: Double, radius: Double, _ colour: Int) {
    let half = radius / 2.0.squareRoot()
    let corner = half * 0.5
    let quarter = Double.pi / 2
    cairo_save(cairo)
    cairo_translate(cairo, x, y)
    cairo_rotate(cairo, quarter / 2)
    cairo_new_path(cairo)
    cairo_arc(cairo, half - corner, corner - half, corner, -quarter, 0)
    cairo_arc(cairo, half - corner, half - corner, corner, 0, quarter)
    cairo_arc(cairo, corner - half, half - corner, corner, quarter, 2 * quarter)
    cairo_arc(cairo, corner - half, corner - half, corner, 2 * quarter, 3 * quarter)
    cairo_close_path(cairo)
    setColour(colour)
    cairo_fill(cairo)
    cairo_restore(cairo)
  }

  /// The tick of what is proven; `size` is its breadth.
  func drawTick(x: Double, y: Double, size: Double, _ colour: Int) {
    cairo_new_path(cairo)
    cairo_move_to(cairo, x - size * 0.5, y + size * 0.02)
    cairo_line_to(cairo, x - size * 0.14, y + size * 0.36)
    cairo_line_to(cairo, x + size * 0.5, y - size * 0.34)
    cairo_set_line_width(cairo, size * 0.15)
    cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
    cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
    setColour(colour)
    cairo_stroke(cairo)
  }

  /// Pixels as `0x00RRGGBB`, a row after the other.
  func withPixels(_ body: (UnsafeBufferPointer<UInt32>) -> Void) {
    cairo_surface_flush(surface)
    let stride = Int(cairo_image_surface_get_stride(surface))
    guard stride == Picture.width * 4, let data = cairo_image_surface_get_data(surface) else { return }
    data.withMemoryRebound(to: UInt32.self, capacity: Picture.width * Picture.height) {
      body(UnsafeBufferPointer(start: $0, count: Picture.width * Picture.height))
    }
  }
}
