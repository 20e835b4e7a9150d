/// When a word of the language is a keyword.
enum WordRole: UInt8 {
  /// No word of the language.
  case none
  /// Always, except after a dot and as a label.
  case reserved
  /// Always, and after a dot too (`self`, `init`).
  case reservedAfterDot
  /// Behind the dot of a type (`Type`, `Protocol`).
  case metatype
  /// Reserved, and begins a declaration or is a modifier of one.
  case introducer
  /// Before a declaration (`final`, `lazy`, `open`).
  case modifier
  /// Before the name that it declares (`actor`, `macro`).
  case nominal
  /// Before a type (`some`, `any`, `each`, `sending`).
  case typeSpecifier
  /// Before the body of an accessor (`get`, `willSet`).
  case accessor
  /// Before an expression (`await`, `consume`).
  case expressionPrefix
  /// After a parameter list, or before `let` (`async`).
  case effect
  /// In a precedence group.
  case precedence
}

/// Finds the role of a word from its bytes by one probe of an open-addressed table.
struct KeywordTable: Sendable {
  static let shared = KeywordTable()

  struct Entry: Sendable {
    var head: UInt64 = 0
    var tail: UInt64 = 0
    var length: UInt8 = 0
    var role: WordRole = .none
  }

  static let size = 1024
  private let entries: [Entry]

  func withTable<Result>(_ body: (UnsafePointer<Entry>) -> Result) -> Result? {
    entries.withUnsafeBufferPointer { buffer in buffer.baseAddress.map(body) }
  }

  private init() {
    var entries = [Entry](repeating: Entry(), count: Self.size)
    for (role, words) in Self.words {
      for word in words.split(separator: " ") {
        let bytes = Array(word.utf8)
        let (head, tail) = bytes.withUnsafeBufferPointer { buffer in
          buffer.baseAddress.map { Self.pack($0, count: bytes.count) } ?? (0, 0)
        }
        var slot = Self.slot(head, tail, bytes.count)
        while entries[slot].length > 0 { slot = (slot + 1) & (Self.size - 1) }
        entries[slot] = Entry(head: head, tail: tail, length: UInt8(bytes.count), role: role)
      }
    }
    self.entries = entries
  }

  /// The first sixteen bytes as two numbers; no word of the language is longer.
  @inline(__always)
  static func pack(_ start: UnsafePointer<UInt8>, count: Int) -> (UInt64, UInt64) {
    var head: UInt64 = 0
    var tail: UInt64 = 0
    var index = 0
    while index < min(count, 8) {
      head = head << 8 | UInt64(start[index])
      index += 1
    }
    while index < count {
      tail = tail << 8 | UInt64(start[index])
      index += 1
    }
    return (head, tail)
  }

  @inline(__always)
  static func slot(_ head: UInt64, _ tail: UInt64, _ count: Int) -> Int {
    let mixed = (head ^ tail &* 31 ^ UInt64(count)) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: mixed >> 54)
  }

  private static let words: [(WordRole, String)] = [
    (
      .introducer,
      """
      associatedtype case class deinit enum extension fileprivate func import internal let operator precedencegroup \
      private protocol public static struct subscript typealias var
      """
    ),
    (
      .reserved,
      """
      Any as break catch continue default defer do else fallthrough false for guard if in inout is nil repeat \
      rethrows return Self super switch throw throws true try where while
      """
    ),
    (.reservedAfterDot, "self init"),
    (.metatype, "Type Protocol"),
    (
      .modifier,
      """
      final lazy weak unowned open override mutating nonmutating nonisolated convenience required indirect dynamic \
      optional prefix postfix infix distributed package isolated consuming borrowing
      """
    ),
    (.nominal, "actor macro"),
    (.typeSpecifier, "some any each sending"),
    (.accessor, "get set willSet didSet _modify _read unsafeAddress unsafeMutableAddress"),
    (.expressionPrefix, "await consume copy discard yield unsafe"),
    (.effect, "async reasync"),
    (.precedence, "associativity assignment left right higherThan lowerThan"),
  ]
}
