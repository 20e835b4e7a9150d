import Caching
import Diagnostics
import Languages
import SiteGraph

extension BinaryWriter {
  mutating func write(_ facts: PageFacts) {
    write(facts.file)
    write(facts.language.name)
    write(facts.path)
    write(facts.isFolderIndex)
    write(facts.outputPath)
    write(facts.title)
    write(facts.description)
    write(optional: facts.updated)
    write(optional: facts.order) { $0.write($1) }
    write(facts.tags)
    write(facts.layout.rawValue)
    write(facts.contentsLevel)
    write(facts.headings) { writer, heading in
      writer.write(heading.level)
      writer.write(heading.id)
      writer.write(heading.title)
      writer.write(heading.line)
      writer.write(heading.isTopLevel)
    }
    write(facts.references) { writer, reference in
      writer.write(reference.destination)
      writer.write(reference.kind.rawValue)
      writer.write(reference.label)
      writer.write(reference.range)
    }
    write(facts.extraIDs)
    write(facts.sections) { writer, section in
      writer.write(section.id)
      writer.write(optional: section.heading) { $0.write($1) }
      writer.write(section.fingerprint.value)
      writer.write(section.landmarks.hashes) { $0.write(Int($1)) }
      writer.write(section.range)
    }
    write(facts.origin)
    write(facts.isSearchable)
  }

  private mutating func write(_ origin: PageFacts.Origin) {
    switch origin {
    case .written: write(["written"])
    case .original: write(["original"])
    case .generated: write(["generated"])
    case .fallback(let text): write(["fallback", text.file, text.language.name, text.outputPath])
    }
  }
}

extension BinaryReader {
  mutating func readPageFacts() throws(Failure) -> PageFacts {
    var facts = PageFacts(
      file: try readString(), language: try readLanguage(), path: try readString(), isFolderIndex: try readBool(),
      outputPath: try readString(), title: try readString(), description: try readString(),
      updated: try readOptionalString(), order: try readOptional { reader throws(Failure) in try reader.readInt() },
      tags: try readStrings(), layout: try readLayout(), contentsLevel: try readInt(),
      headings: try readArray { reader throws(Failure) in
        PageFacts.HeadingFact(
          level: try reader.readInt(), id: try reader.readString(), title: try reader.readString(),
          line: try reader.readInt(), isTopLevel: try reader.readBool())
      },
      references: try readArray { reader throws(Failure) in
        PageFacts.Reference(
          destination: try reader.readString(), kind: try reader.readKind(), label: try reader.readString(),
          range: try reader.readSourceRange())
      }, extraIDs: try readStrings(),
      sections: try readArray { reader throws(Failure) in try reader.readSection() }, origin: try readOrigin())
    facts.isSearchable = try readBool()
    return facts
  }

  private mutating func readSection() throws(Failure) -> PageFacts.Section {
    PageFacts.Section(
      id: try readString(), heading: try readOptional { reader throws(Failure) in try reader.readInt() },
      fingerprint: SectionFingerprint(value: try readUInt64()),
      landmarks: SectionLandmarks(
        hashes: try readArray { reader throws(Failure) in UInt32(truncatingIfNeeded: try reader.readInt()) }),
      range: try readSourceRange())
  }

  private mutating func readOrigin() throws(Failure) -> PageFacts.Origin {
    let words = try readStrings()
    switch (words.first, words.count) {
    case ("written", 1): return .written
    case ("original", 1): return .original
    case ("generated", 1): return .generated
    case ("fallback", 4):
      guard let language = LanguageTag(words[2]) else { throw .malformed }
      return .fallback(PageFacts.ShownText(file: words[1], language: language, outputPath: words[3]))
    default: throw .malformed
    }
  }

  private mutating func readLanguage() throws(Failure) -> LanguageTag {
    guard let tag = LanguageTag(try readString()) else { throw .malformed }
    return tag
  }

  private mutating func readLayout() throws(Failure) -> PageFacts.Layout {
    guard let layout = PageFacts.Layout(rawValue: try readString()) else { throw .malformed }
    return layout
  }

  private mutating func readKind() throws(Failure) -> PageFacts.Reference.Kind {
    guard let kind = PageFacts.Reference.Kind(rawValue: try readString()) else { throw .malformed }
    return kind
  }
}
