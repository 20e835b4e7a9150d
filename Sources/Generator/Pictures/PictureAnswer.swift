/// What became of a picture that was asked for: one line on the standard output of the program that draws.
package enum PictureAnswer: Hashable, Sendable {
  case drawn
  /// No face on this machine has a character; nothing is drawn.
  case missing(Unicode.Scalar)
  /// Nothing could be drawn or written.
  case failed

  /// The line for the picture at a place among those that were asked for.
  package func line(at index: Int) -> String {
    switch self {
    case .drawn: "picture \(index) drawn"
    case .missing(let scalar): "picture \(index) missing \(scalar.value)"
    case .failed: "picture \(index) failed"
    }
  }

  /// Reads a line; nil for one that is something else, such as a warning of a library.
  package static func read(_ line: some StringProtocol) -> (index: Int, answer: PictureAnswer)? {
    let words = line.split(separator: " ")
    guard words.count >= 3, words[0] == "picture", let index = Int(words[1]) else { return nil }
    switch words[2] {
    case "drawn" where words.count == 3: return (index, .drawn)
    case "failed" where words.count == 3: return (index, .failed)
    case "missing" where words.count == 4:
      return UInt32(words[3]).flatMap(Unicode.Scalar.init).map { (index, .missing($0)) }
    default: return nil
    }
  }
}
