/// The running text of one block, without its markup: what the language checks read.
struct Passage {
  enum Role {
    case paragraph, heading, headerCell, cell, caption, imageDescription
    /// A title or a description outside of Markdown.
    case setting
  }

  /// A part of the text that is marked up.
  struct Span {
    enum Kind {
      case emphasis, strong, link, externalLink

      var isEmphasis: Bool { self == .emphasis || self == .strong }
    }

    var kind: Kind
    var units: Range<Int>
  }

  /// A run of letters of the text.
  struct Word {
    var units: Range<Int>
    /// The script of its first letter.
    var kind: ProseUnit.Kind
    /// Whether letters of other scripts follow.
    var isMixed: Bool
  }

  var role = Role.paragraph
  /// Whether the text begins an item of a list.
  var beginsItem = false
  var units: [ProseUnit] = []
  var spans: [Span] = []
  /// The allowances in force, by their numbers.
  var allowances: [Int] = []

  /// The units that rules look at: signs, digits beyond 0 to 9, and spaces that are not a single ordinary one.
  private(set) var points: [Int] = []
  private(set) var words: [Word] = []
  /// Runs of digits 0 to 9.
  private(set) var numbers: [Range<Int>] = []
  /// Han characters that repeat the one before them.
  private(set) var doubledHan: [Int] = []
  /// Letters of Arabic script that are not used in every language of that script, and letters drawn out.
  private(set) var arabicSuspects: [Int] = []
  /// How many letters there are in each script.
  private(set) var letterCounts = [Int](repeating: 0, count: 16)

  mutating func removeAll() {
    units.removeAll(keepingCapacity: true)
    spans.removeAll(keepingCapacity: true)
    beginsItem = false
  }

  func count(of kind: ProseUnit.Kind) -> Int { letterCounts[Int(kind.rawValue)] }
}

// MARK: - Index

extension Passage {
  /// Finds what the rules look at.
  mutating func index() {
    points.removeAll(keepingCapacity: true)
    words.removeAll(keepingCapacity: true)
    numbers.removeAll(keepingCapacity: true)
    doubledHan.removeAll(keepingCapacity: true)
    arabicSuspects.removeAll(keepingCapacity: true)
    for kind in letterCounts.indices { letterCounts[kind] = 0 }
    units.withUnsafeBufferPointer { units in
      var place = 0
      while place < units.count {
        switch units[place].kind {
        case .sign, .otherDigit:
          points.append(place)
          place += 1
        case .space: place = addSpaces(at: place, in: units)
        case .digit: place = addNumber(at: place, in: units)
        case .han: place = addHan(at: place, in: units)
        case .code, .mark: place += 1
        default: place = addWord(at: place, in: units)
        }
      }
    }
  }

  private mutating func addSpaces(at place: Int, in units: UnsafeBufferPointer<ProseUnit>) -> Int {
    let scalar = units[place].scalar
    let isOne = place + 1 == units.count || units[place + 1].kind != .space
    if isOne, scalar == 0x20 || scalar == 0x0A { return place + 1 }
    points.append(place)
    var end = place + 1
    while end < units.count, units[end].kind == .space { end += 1 }
    return end
  }

  private mutating func addNumber(at place: Int, in units: UnsafeBufferPointer<ProseUnit>) -> Int {
    var end = place + 1
    while end < units.count, units[end].kind == .digit { end += 1 }
    numbers.append(place..<end)
    return end
  }

  private mutating func addHan(at place: Int, in units: UnsafeBufferPointer<ProseUnit>) -> Int {
    var end = place + 1
    while end < units.count, units[end].kind == .han {
      if units[end].scalar == units[end - 1].scalar { doubledHan.append(end) }
      end += 1
    }
    letterCounts[Int(ProseUnit.Kind.han.rawValue)] += end - place
    return end
  }

  private mutating func addWord(at place: Int, in units: UnsafeBufferPointer<ProseUnit>) -> Int {
    let kind = units[place].kind
    var end = place
    var isMixed = false
    while end < units.count, units[end].kind.isLetter, units[end].kind != .han {
      if units[end].kind != kind { isMixed = true }
      if units[end].kind == .arabic, Self.isSuspect(units[end].scalar) { arabicSuspects.append(end) }
      end += 1
    }
    letterCounts[Int(kind.rawValue)] += end - place
    words.append(Word(units: place..<end, kind: kind, isMixed: isMixed))
    return end
  }

  private static func isSuspect(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x0640, 0x0643, 0x0647, 0x0649, 0x064A, 0x06A9, 0x06C1, 0x06CC: true
    default: false
    }
  }
}

// MARK: - Neighbours

extension Passage {
  /// The unit beside one, past marks without width; nil at the ends of the text.
  func unit(before place: Int) -> ProseUnit? { index(before: place).map { units[$0] } }

  func unit(after place: Int) -> ProseUnit? { index(after: place).map { units[$0] } }

  func index(before place: Int) -> Int? {
    var index = place - 1
    while index >= 0, units[index].kind == .mark { index -= 1 }
    return index >= 0 ? index : nil
  }

  func index(after place: Int) -> Int? {
    var index = place + 1
    while index < units.count, units[index].kind == .mark { index += 1 }
    return index < units.count ? index : nil
  }

  /// The nearest unit before one that is no closing quotation mark or bracket.
  func content(before place: Int) -> ProseUnit? {
    var index = place
    while let before = self.index(before: index) {
      index = before
      if !Signs.closes(units[before].scalar) { return units[before] }
    }
    return nil
  }

  /// The nearest unit behind one that is no space, opening quotation mark or bracket.
  func content(after place: Int) -> ProseUnit? {
    var index = place
    while let after = self.index(after: index) {
      index = after
      if units[after].kind != .space, !Signs.opens(units[after].scalar) { return units[after] }
    }
    return nil
  }

  /// The text of some units.
  func text(_ range: Range<Int>) -> String {
    var text = String.UnicodeScalarView()
    for unit in units[range] where unit.kind != .mark {
      text.append(unit.kind == .code ? "\u{FFFC}" : Unicode.Scalar(unit.scalar) ?? "\u{FFFD}")
    }
    return String(text)
  }
}
