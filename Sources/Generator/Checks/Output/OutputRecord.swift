/// What one written file declares and mentions, in a form that is kept between runs and quickly compared: hashes of
/// addresses from the site's root.
package struct OutputRecord: Hashable, Sendable {
  /// Of the file's ids: `path#id`.
  package var ids: [UInt64] = []
  /// Of what it mentions elsewhere: `path` or `path#id`.
  package var targets: [UInt64] = []
  /// Whether something is wrong that shows without a look at other files.
  package var isSuspect = false

  package init() {}

  /// The record as bytes.
  package var encoded: [UInt8] {
    var words: [UInt64] = [isSuspect ? 1 : 0, UInt64(ids.count)]
    words += ids
    words += targets
    return words.withUnsafeBytes { Array($0) }
  }

  /// Reads a record; nil if the bytes are none.
  package init?(encoded: [UInt8]) {
    guard encoded.count >= 16, encoded.count % 8 == 0 else { return nil }
    let words = encoded.withUnsafeBytes { bytes in
      stride(from: 0, to: bytes.count, by: 8).map { bytes.loadUnaligned(fromByteOffset: $0, as: UInt64.self) }
    }
    guard words[1] <= UInt64(words.count - 2) else { return nil }
    let end = 2 + Int(words[1])
    isSuspect = words[0] != 0
    ids = Array(words[2..<end])
    targets = Array(words[end...])
  }
}

/// Everything that an address of the site can lead to.
package struct OutputAnchors: Sendable {
  private var known: Set<UInt64>

  package init(files: some Sequence<String>, records: some Sequence<OutputRecord>) {
    known = Set(files.map(AddressHash.file))
    for record in records { known.formUnion(record.ids) }
  }

  /// Whether everything that a file mentions is there.
  package func satisfy(_ record: OutputRecord) -> Bool {
    !record.isSuspect && record.targets.allSatisfy(known.contains)
  }

  func contains(file path: [UInt8]) -> Bool {
    var hash = AddressHash()
    hash.combine(path)
    return known.contains(hash.value)
  }

  func contains(id: [UInt8], in path: [UInt8]) -> Bool {
    var hash = AddressHash()
    hash.combine(path)
    hash.combine(UInt8(ascii: "#"))
    hash.combine(id)
    return known.contains(hash.value)
  }
}
