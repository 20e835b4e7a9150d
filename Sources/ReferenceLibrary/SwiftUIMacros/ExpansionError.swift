/// A macro used where it has no meaning; the text is the compiler's error message.
struct ExpansionError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
