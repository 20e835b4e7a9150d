/// One scalar of a source line as the console shows it.
struct DisplayUnit: Sendable {
  /// How it takes part in the order of bidirectional text.
  enum Direction: Sendable {
    case leftToRight, rightToLeft, digit, neutral
  }

  /// What is printed: the bytes of the source, spaces for a tab, or something visible in another's place.
  enum Form: Sendable {
    case same, spaces, visible(Unicode.Scalar)
  }

  let form: Form
  /// How many cells of the console it takes.
  let width: Int
  let direction: Direction
  /// Where its bytes lie in the source.
  let bytes: Range<Int>

  /// A scalar that stands at a cell of its line (tabs reach to the next multiple of four), after another scalar.
  init(_ scalar: Unicode.Scalar, bytes: Range<Int>, cell: Int, after last: Unicode.Scalar?) {
    self.bytes = bytes
    if scalar.value == 9 {
      (form, width, direction) = (.spaces, 4 - cell % 4, .neutral)
    } else if VisibleForm.isNeeded(for: scalar) {
      form = .visible(scalar)
      (width, direction) = scalar.value < 0xA0 ? (1, .neutral) : (8, .leftToRight)
    } else {
      let traits = DisplayTraits.of(scalar)
      form = .same
      // An emoji joined to the one before is drawn in its place.
      let isJoined = last?.value == 0x200D && scalar.value >= 0x300
      width = isJoined && scalar.properties.isEmoji ? 0 : traits.width
      direction = traits.direction
    }
  }

  /// A byte of the source that belongs to no scalar.
  init(invalid bytes: Range<Int>) {
    self.bytes = bytes
    (form, width, direction) = (.visible("\u{FFFD}"), 1, .neutral)
  }

  /// Appends what is printed to the bytes of a line.
  func print(from source: ArraySlice<UInt8>, to line: inout [UInt8]) {
    switch form {
    case .same: line += source[bytes]
    case .spaces: line += repeatElement(0x20, count: width)
    case .visible("\u{FFFD}"): line += "\u{FFFD}".utf8
    case .visible(let scalar): line += VisibleForm.of(scalar).utf8
    }
  }
}
