/// Collects the terms of a page, section by section.
struct SearchTermCollector {
  private var table = TermTable(expecting: 1024)
  /// For each term of the table where the page has it, and the last section that has it.
  private var places: [SearchTerms.Place] = []
  private var lastSections: [Int32] = []
  private var section: Int32 = 0
  private var tokenizer = SearchTokenizer()

  var terms: SearchTerms {
    var bytes: [UInt8] = []
    for (number, place) in places.enumerated() {
      table.withWord(number) { bytes.append(contentsOf: $0) }
      bytes.append(place.rawValue)
    }
    return SearchTerms(bytes: bytes)
  }

  mutating func add(title: String) {
    var title = title
    title.withUTF8 { add($0, .title) }
  }

  /// Adds the terms of a section, and leaves of its code the lines that have a word for the first time.
  mutating func add(_ part: inout SearchText.Section) {
    section += 1
    part.title.withUnsafeBufferPointer { add($0, .title) }
    part.text.withUnsafeBufferPointer { add($0, .text) }
    guard !part.code.isEmpty else { return }
    part.code = part.code.withUnsafeBufferPointer { code in
      var kept: [UInt8] = []
      for line in code.split(separator: 0x0A) {
        let line = line.drop { $0 == 0x20 || $0 == 0x09 }
        guard add(code: UnsafeBufferPointer(rebasing: line)) else { continue }
        if !kept.isEmpty { kept.append(0x0A) }
        kept += line
      }
      return kept
    }
  }

  private mutating func add(_ text: UnsafeBufferPointer<UInt8>, _ place: SearchTerms.Place) {
    tokenizer.forEachWord(of: text) { word in
      SearchTerms.forEachTerm(of: word) { term in
        let number = table.insert(term)
        if number == places.count {
          places.append(place)
          lastSections.append(section)
        } else {
          if place == .title || places[number] == .code { places[number] = place }
          lastSections[number] = section
        }
      }
    }
  }

  /// Adds the names in a line of code; whether one of them was not in the section before.
  private mutating func add(code line: UnsafeBufferPointer<UInt8>) -> Bool {
    var isNew = false
    tokenizer.forEachWord(of: line) { word in
      guard word.bytes.count > 2, let first = word.bytes.first, 0x61...0x7A ~= first else { return }
      let number = table.insert(word.bytes)
      if number == places.count {
        places.append(.code)
        lastSections.append(section)
        isNew = true
      } else if lastSections[number] != section {
        lastSections[number] = section
        isNew = true
      }
    }
    return isNew
  }
}
