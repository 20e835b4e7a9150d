import Markdown

/// Reads a written file once and notes what it declares and mentions.
package struct OutputScan {
  private var record = OutputRecord()
  private var ids: Set<UInt64> = []
  private var ownTargets: [UInt64] = []
  private var targets: Set<UInt64> = []
  /// The hash of each folder that the file is in, with its slash, from the root inwards.
  private var folders = [AddressHash()]
  /// The hash of the file.
  private var file = AddressHash()
  private let place: OutputAddress.Place

  private init(path: String, base: String?) {
    place = OutputAddress.Place(path: path, base: base)
    for byte in path.utf8 {
      file.combine(byte)
      if byte == UInt8(ascii: "/") { folders.append(file) }
    }
  }

  /// - Parameters:
  ///   - path: Where the page is written.
  ///   - base: The site's address, if it has one.
  package static func html(_ html: [UInt8], path: String, base: String?) -> OutputRecord {
    var scan = OutputScan(path: path, base: base)
    html.withUnsafeBufferPointer { bytes in
      var tags = TagScanner(bytes)
      while tags.next() {
        tags.mentions { mention, _ in scan.note(mention, in: bytes) }
      }
    }
    return scan.finished()
  }

  /// A style sheet that is copied.
  package static func css(_ css: [UInt8], path: String) -> OutputRecord {
    var scan = OutputScan(path: path, base: nil)
    css.withUnsafeBufferPointer { bytes in
      // A fragment alone names an element of the page that uses the sheet.
      for address in StyleAddresses.find(in: bytes, 0..<bytes.count) where bytes[address].first != UInt8(ascii: "#") {
        scan.note(.load, address, in: bytes)
      }
    }
    return scan.finished()
  }

  /// A map, a feed or a list for machines.
  package static func text(_ text: [UInt8], path: String, base: String?) -> OutputRecord {
    var scan = OutputScan(path: path, base: base)
    text.withUnsafeBufferPointer { bytes in
      for address in TextAddresses.find(in: bytes, base: scan.place.base) { scan.note(.whole, address, in: bytes) }
    }
    return scan.finished()
  }

  private mutating func finished() -> OutputRecord {
    for target in ownTargets where !ids.contains(target) { record.isSuspect = true }
    record.ids = ids.sorted()
    record.targets = targets.sorted()
    return record
  }

  private mutating func note(_ mention: Mention, in bytes: UnsafeBufferPointer<UInt8>) {
    switch mention.kind {
    case .id: note(id: mention.value, in: bytes)
    case .idReferences:
      for word in WordRanges(bytes, mention.value) { ownTargets.append(hash(ofID: word, in: bytes)) }
    case .link, .load, .whole: note(mention.kind, mention.value, in: bytes)
    case .candidates: for address in CandidateRanges.find(in: bytes, mention.value) { note(.load, address, in: bytes) }
    case .base: record.isSuspect = true
    case .styles:
      for address in StyleAddresses.find(in: bytes, mention.value) { note(.load, address, in: bytes) }
    }
  }

  private mutating func note(id: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) {
    if !ids.insert(hash(ofID: id, in: bytes)).inserted || id.isEmpty { record.isSuspect = true }
  }

  private func hash(ofID id: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var hash = file
    hash.combine(UInt8(ascii: "#"))
    let written = UnsafeBufferPointer(rebasing: bytes[id])
    if written.contains(UInt8(ascii: "&")) {
      hash.combine(CharacterReferences.resolve(written).utf8)
    } else {
      hash.combine(written)
    }
    return hash.value
  }

  private mutating func note(_ kind: Mention.Kind, _ value: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) {
    let written = UnsafeBufferPointer(rebasing: bytes[value])
    guard written.contains(UInt8(ascii: "&")) else { return note(kind, written) }
    Array(CharacterReferences.resolve(written).utf8).withUnsafeBufferPointer { note(kind, $0) }
  }

  private mutating func note(_ kind: Mention.Kind, _ address: UnsafeBufferPointer<UInt8>) {
    switch OutputAddress.form(of: address, as: kind, in: place) {
    case .elsewhere: return
    case .wrong: record.isSuspect = true
    case .own(let fragment):
      if !fragment.isEmpty { ownTargets.append(hash(of: file, fragment: fragment, in: address)) }
    case .relative(let up, let start):
      guard up < folders.count else { return record.isSuspect = true }
      noteTarget(folders[folders.count - 1 - up], address, from: start)
    case .absolute(let start):
      // Servers answer for a folder with its page.
      guard OutputAddress.isFolder(address, from: start) else { return noteTarget(folders[0], address, from: start) }
      Array(address[start...] + Array("index.html".utf8)).withUnsafeBufferPointer {
        noteTarget(folders[0], $0, from: 0)
      }
    }
  }

  private mutating func noteTarget(_ start: AddressHash, _ address: UnsafeBufferPointer<UInt8>, from index: Int) {
    var hash = start
    let end = OutputAddress.combinePath(address, from: index, into: &hash)
    guard let sign = address[end...].firstIndex(of: UInt8(ascii: "#")),
      let fragment = OutputAddress.fragment(in: address, behind: sign)
    else {
      targets.insert(hash.value)
      return
    }
    targets.insert(self.hash(of: hash, fragment: fragment, in: address))
  }

  private func hash(
    of file: AddressHash, fragment: Range<Int>, in address: UnsafeBufferPointer<UInt8>
  ) -> UInt64 {
    var hash = file
    hash.combine(UInt8(ascii: "#"))
    OutputAddress.combineDecoded(address, fragment, into: &hash)
    return hash.value
  }
}
