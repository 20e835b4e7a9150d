import CPangoCairo
import Pictures

/// Writes the pixels of a canvas as a PNG file with a palette (ISO/IEC 15948).
enum PNG {
  static func write(_ canvas: Canvas, key: String, to path: String) -> Bool {
    var file: [UInt8] = []
    canvas.withPixels { pixels in
      let palette = Palette(pixels)
      guard let data = deflated(palette.indices) else { return }
      file = PictureFile.signature
      // Eight bits a pixel, in a palette; compressed, unfiltered, a row after the other.
      add("IHDR", word(Picture.width) + word(Picture.height) + [8, 3, 0, 0, 0], to: &file)
      add("tEXt", Array("\(PictureFile.keyword)\0\(key)".utf8), to: &file)
      add(
        "PLTE", palette.colours.flatMap { [UInt8($0 >> 16 & 0xFF), UInt8($0 >> 8 & 0xFF), UInt8($0 & 0xFF)] }, to: &file
      )
      add("IDAT", data, to: &file)
      add("IEND", [], to: &file)
    }
    return !file.isEmpty && Files.write(file, to: path)
  }

  private static func add(_ type: String, _ data: [UInt8], to file: inout [UInt8]) {
    let body = Array(type.utf8) + data
    file += word(data.count) + body + word(Int(crc32(0, body, UInt32(body.count))))
  }

  private static func word(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  /// The rows, each with its filter in front.
  private static func deflated(_ pixels: [UInt8]) -> [UInt8]? {
    let rows = [UInt8](unsafeUninitializedCapacity: pixels.count + Picture.height) { buffer, count in
      for row in 0..<Picture.height {
        let start = row * (Picture.width + 1)
        buffer[start] = 0
        for column in 0..<Picture.width { buffer[start + 1 + column] = pixels[row * Picture.width + column] }
      }
      count = pixels.count + Picture.height
    }
    var size = compressBound(UInt(rows.count))
    var data = [UInt8](repeating: 0, count: Int(size))
    guard compress2(&data, &size, rows, UInt(rows.count), 4) == Z_OK else { return nil }
    return Array(data[..<Int(size)])
  }
}
