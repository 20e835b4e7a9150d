/// What became of a picture that a page is to have.
enum PictureOutcome: Sendable {
  /// The one that is there stays.
  case standing
  case drawn([UInt8])
  /// No font on this machine has a character of it.
  case missing(Unicode.Scalar)
  case failed
}
