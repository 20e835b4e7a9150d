/// The direction in which a screen is read.
public enum ReadingDirection: String, Codable, Hashable, Sendable {
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}
