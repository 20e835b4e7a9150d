/// A stretch of a fragment that is parsed by itself.
struct FragmentSegment: Equatable {
  var range: Range<Int>
  /// The number of the stretch between `// ---` lines that it belongs to.
  var region: Int
}
