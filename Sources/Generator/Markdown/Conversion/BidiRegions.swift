/// Stretches of the text in which bidirectional controls mean something.
struct BidiRegions {
  var code: [Range<Int>] = []
  var prose: [Range<Int>] = []
}
