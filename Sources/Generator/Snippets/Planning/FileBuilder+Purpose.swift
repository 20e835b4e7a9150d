extension FileBuilder {
  /// What a file is for.
  enum Purpose {
    /// Nobody reads it: comments are left out, which makes files equal that differ in nothing else.
    case compiler
    /// As for the compiler; the program says the values that the comments of the first unit's source show.
    case values
    /// As for the compiler; the previews have names by which they can be reached.
    case previews
    /// Comments stay.
    case readers
  }
}
