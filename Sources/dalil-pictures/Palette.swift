/// A few colours and, for each pixel, which of them it has.
struct Palette {
  /// As `0x00RRGGBB`; the first is the commonest.
  private(set) var colours: [UInt32] = []
  private(set) var indices: [UInt8] = []

  /// Edges look smooth with a few steps between two colours.
  private static let limit = 96
  /// So many pixels of one colour are no edge.
  private static let area = 3000

  init(_ pixels: UnsafeBufferPointer<UInt32>) {
    var counts: [UInt32: Int] = [:]
    var (last, run) = (pixels.first ?? 0, 0)
    for pixel in pixels {
      if pixel == last {
        run += 1
      } else {
        counts[last, default: 0] += run
        (last, run) = (pixel, 1)
      }
    }
    counts[last, default: 0] += run
    let places = choose(from: counts)
    indices = [UInt8](unsafeUninitializedCapacity: pixels.count) { buffer, count in
      var (last, place): (UInt32, UInt8) = (pixels.first ?? 0, places[pixels.first ?? 0] ?? 0)
      for index in pixels.indices {
        if pixels[index] != last {
          last = pixels[index]
          place = places[last] ?? 0
        }
        buffer[index] = place
      }
      count = pixels.count
    }
  }

  /// Takes for colours that are alike the one that is commonest, until there are few enough; those of whole areas stay as
  /// they are.
  private mutating func choose(from counts: [UInt32: Int]) -> [UInt32: UInt8] {
    let sorted = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    for shift in UInt32(0)..<8 {
      let mask: UInt32 = (0xFF << shift & 0xFF) * 0x010101
      var buckets: [UInt32: UInt8] = [:]
      var places: [UInt32: UInt8] = [:]
      colours = []
      for (colour, count) in sorted {
        if count < Self.area, let known = buckets[colour & mask] {
          places[colour] = known
          continue
        }
        guard colours.count < Self.limit else { break }
        places[colour] = UInt8(colours.count)
        if buckets[colour & mask] == nil { buckets[colour & mask] = UInt8(colours.count) }
        colours.append(colour)
      }
      if places.count == sorted.count { return places }
    }
    return [:]
  }
}
