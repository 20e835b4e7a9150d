import PreviewRecording

/// What surrounds an element of a preview that is being written.
struct PreviewPlace {
  /// Where views are put one beside another.
  enum Axis {
    case horizontal
    case vertical
  }

  /// Deeper elements are written as their words: no reader needs more, and browsers take no more than some hundreds.
  static let depthLimit = 60

  /// How many elements it lies within.
  var depth = 0
  /// Whether it lies within a control, so that nothing in it can be a control of its own.
  var isInControl = false
  /// Whether only words and what stands in a line of them may be here.
  var isInline = false
  /// Whether it is all that a control or a row holds.
  var isAlone = false
  /// Whether it is what a row of a list shows.
  var isRow = false
  /// The direction in which the views around are put; nil where they lie over each other.
  var axis: Axis? = .vertical
  /// Whether the rows around are being edited.
  var isEditing = false
}
