/// Takes out the line ends of a text that stand between two East Asian characters, which are written without spaces.
enum EastAsianLines {
  static func joined(_ text: [UInt8]) -> [UInt8] {
    guard text.contains(0x0A), text.contains(where: { $0 >= 0xE2 }) else { return text }
    return text.withUnsafeBufferPointer { bytes in
      var output: [UInt8] = []
      output.reserveCapacity(bytes.count)
      var index = 0
      while index < bytes.count {
        guard bytes[index] == 0x0A else {
          output.append(bytes[index])
          index += 1
          continue
        }
        var next = index + 1
        while next < bytes.count, bytes[next] == 0x20 || bytes[next] == 0x09 { next += 1 }
        let joins =
          next < bytes.count && bytes[next] >= 0xE2 && CharacterClasses.isEastAsian(bytes.scalar(before: index))
          && CharacterClasses.isEastAsian(bytes.scalar(from: next))
        if !joins { output.append(0x0A) }
        index = joins ? next : index + 1
      }
      return output
    }
  }
}
