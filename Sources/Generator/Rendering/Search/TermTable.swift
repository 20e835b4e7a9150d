/// A set of words that gives each a number, in the order in which they come.
struct TermTable {
  /// All words, one after another.
  private var bytes: [UInt8] = []
  private var ends: [Int] = []
  private var hashes: [UInt32] = []
  /// The number of the word in each place, from 1 on; 0 for none. Twice as many as words at least, a power of two.
  private var slots: [Int32]

  init(expecting count: Int) {
    var size = 64
    while size < 2 * count { size *= 2 }
    slots = [Int32](repeating: 0, count: size)
    ends.reserveCapacity(count)
    hashes.reserveCapacity(count)
    bytes.reserveCapacity(count * 8)
  }

  var count: Int { ends.count }

  /// Where the bytes of a word are.
  private func range(of number: Int) -> Range<Int> { (number == 0 ? 0 : ends[number - 1])..<ends[number] }

  func withWord<T>(_ number: Int, _ body: (UnsafeBufferPointer<UInt8>) -> T) -> T {
    bytes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[range(of: number)])) }
  }

  /// The number of a word, which is added if it is not there.
  mutating func insert(_ word: UnsafeBufferPointer<UInt8>) -> Int {
    let hash = Self.hash(word)
    let slot = slot(of: word, hash)
    if slots[slot] > 0 { return Int(slots[slot]) - 1 }
    bytes.append(contentsOf: word)
    ends.append(bytes.count)
    hashes.append(hash)
    slots[slot] = Int32(ends.count)
    if ends.count * 2 > slots.count { grow() }
    return ends.count - 1
  }

  func contains(_ word: UnsafeBufferPointer<UInt8>) -> Bool { slots[slot(of: word, Self.hash(word))] > 0 }

  /// The place where a word is, or where it would be.
  private func slot(of word: UnsafeBufferPointer<UInt8>, _ hash: UInt32) -> Int {
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] > 0 {
      let number = Int(slots[slot]) - 1
      if hashes[number] == hash, isWord(number, word) { return slot }
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  private func isWord(_ number: Int, _ word: UnsafeBufferPointer<UInt8>) -> Bool {
    let range = range(of: number)
    guard range.count == word.count else { return false }
    return bytes.withUnsafeBufferPointer { bytes in
      for index in word.indices where bytes[range.lowerBound + index] != word[index] { return false }
      return true
    }
  }

  private mutating func grow() {
    slots = [Int32](repeating: 0, count: slots.count * 2)
    for number in ends.indices {
      var slot = Int(hashes[number]) & (slots.count - 1)
      while slots[slot] > 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(number + 1)
    }
  }

  private static func hash(_ word: UnsafeBufferPointer<UInt8>) -> UInt32 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in word { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return UInt32(truncatingIfNeeded: hash ^ hash >> 32)
  }

  /// The numbers of all words, sorted by their bytes, which is the order of the characters.
  func sortedNumbers() -> [Int] {
    bytes.withUnsafeBufferPointer { bytes in
      (0..<count).sorted { a, b in
        let (a, b) = (bytes[range(of: a)], bytes[range(of: b)])
        let (length, other) = (a.count, b.count)
        for index in 0..<min(length, other) {
          let (left, right) = (bytes[a.startIndex + index], bytes[b.startIndex + index])
          if left != right { return left < right }
        }
        return length < other
      }
    }
  }
}
