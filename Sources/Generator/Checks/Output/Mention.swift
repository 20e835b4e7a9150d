/// An address or an id that stands in a written file.
struct Mention {
  enum Kind {
    case id
    /// Ids of the same page, separated by spaces.
    case idReferences
    /// Where a reader can go.
    case link
    /// What a browser loads without being asked.
    case load
    /// Several images to choose from.
    case candidates
    /// An address that may be whole, for machines.
    case whole
    /// What changes where all addresses lead.
    case base
    case styles
  }

  var kind: Kind
  var value: Range<Int>
}

extension TagScanner {
  /// Finds what the attributes of the tag at hand mention.
  @inline(__always)
  func mentions(_ body: (Mention, Attribute?) -> Void) {
    for attribute in attributes where attribute.name.count > 1 {
      if let kind = kind(of: attribute) { body(Mention(kind: kind, value: attribute.value), attribute) }
    }
    if equals(name, "style"), !rawText.isEmpty { body(Mention(kind: .styles, value: rawText), nil) }
  }

  private func kind(of attribute: Attribute) -> Mention.Kind? {
    let name = attribute.name
    switch bytes[name.lowerBound] | 0x20 {
    case UInt8(ascii: "i"):
      if equals(name, "id") { return .id }
      return equals(name, "imagesrcset") ? .candidates : nil
    case UInt8(ascii: "h"): return equals(name, "href") ? kindOfHref : equals(name, "headers") ? .idReferences : nil
    case UInt8(ascii: "s"):
      return equals(name, "src") ? .load : equals(name, "srcset") ? .candidates : equals(name, "style") ? .styles : nil
    case UInt8(ascii: "a"): return kindOfAria(name) ?? (equals(name, "action") ? .link : nil)
    case UInt8(ascii: "f"):
      return equals(name, "for") || equals(name, "form") ? .idReferences : equals(name, "formaction") ? .link : nil
    case UInt8(ascii: "p"): return equals(name, "poster") ? .load : equals(name, "popovertarget") ? .idReferences : nil
    case UInt8(ascii: "c"):
      if equals(name, "commandfor") { return .idReferences }
      return equals(name, "content") && equals(self.name, "meta") ? kindOfContent : nil
    case UInt8(ascii: "l"): return equals(name, "list") ? .idReferences : nil
    case UInt8(ascii: "d"): return equals(name, "data") && equals(self.name, "object") ? .load : nil
    case UInt8(ascii: "x"): return equals(name, "xlink:href") ? .load : nil
    case UInt8(ascii: "n"): return equals(name, "name") && equals(self.name, "a") ? .id : nil
    default: return nil
    }
  }

  private var kindOfHref: Mention.Kind {
    if equals(name, "a") || equals(name, "area") { return .link }
    if equals(name, "base") { return .base }
    guard equals(name, "link") else { return .load }
    let loads: [StaticString] = ["stylesheet", "icon", "preload", "prefetch", "modulepreload", "manifest"]
    return relations.contains { relation in loads.contains { equals(relation, $0) } } ? .load : .whole
  }

  /// The words of the tag's `rel`.
  private var relations: [Range<Int>] {
    guard let relation = attributes.first(where: { equals($0.name, "rel") }) else { return [] }
    var words: [Range<Int>] = []
    var start = relation.value.lowerBound
    for index in relation.value.lowerBound...relation.value.upperBound {
      guard index == relation.value.upperBound || Self.isSpace(bytes[index]) else { continue }
      if index > start { words.append(start..<index) }
      start = index + 1
    }
    return words
  }

  /// An address for other sites that show this one.
  private var kindOfContent: Mention.Kind? {
    let property = attributes.first { equals($0.name, "property") }
    return property.map { equals($0.value, "og:url") || equals($0.value, "og:image") } ?? false ? .whole : nil
  }

  private func kindOfAria(_ name: Range<Int>) -> Mention.Kind? {
    let references: [StaticString] = [
      "aria-labelledby", "aria-describedby", "aria-controls", "aria-owns", "aria-flowto", "aria-details",
      "aria-activedescendant", "aria-errormessage",
    ]
    guard name.count > 9, bytes[name.lowerBound + 4] == UInt8(ascii: "-") else { return nil }
    return references.contains { equals(name, $0) } ? .idReferences : nil
  }
}
