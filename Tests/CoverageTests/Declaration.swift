/// One declaration of the library, as its source states it.
struct Declaration {
  enum Kind {
    case type, wrapper, protocolType, alias, function, property, initializer, subscripting, enumCase, macro
    case associatedType
  }

  let kind: Kind
  let module: String
  /// Relative to the package.
  let file: String
  let line: Int
  /// The folder of the module in which the file lies; empty for the module's own folder.
  let folder: String
  /// The type around it or extended by it, written with dots; empty at file level.
  let owner: String
  let name: String
  /// The labels of its parameters; nil if it takes none.
  let labels: [String]?
  let isPublic: Bool
  let isStatic: Bool
  /// Whether a protocol asks for it.
  let isRequirement: Bool
  let isFreestanding: Bool
  let isBuilder: Bool
  let availability: Availability
  /// The `///` lines before it, without the slashes.
  let documentation: String
  /// The names of the types in its signature.
  let signature: Set<String>
  let work: Work

  /// The name with its labels, `sheet(isPresented:onDismiss:content:)`.
  var fullName: String {
    guard let labels else { return name }
    return "\(name)(\(labels.map { "\($0):" }.joined()))"
  }

  /// The type's name with the names of the types around it.
  var path: String { owner.isEmpty ? name : "\(owner).\(name)" }

  /// Where it stands, for the words of a failed test.
  var place: String { "\(file):\(line)" }

  /// Whether the first paragraph of its comment says `Recorded`, as a sentence of its own or as the start of one.
  var isSaidToBeRecorded: Bool {
    let words = documentation.split(separator: "\n\n").first?.split { $0 == " " || $0 == "\n" } ?? []
    return words.contains { ["Recorded.", "Recorded:", "Recorded,"].contains($0) }
  }

  /// The addresses that its documentation links to.
  var links: [String] {
    documentation.split(separator: "](").dropFirst().compactMap { part in
      // A closing bracket may be part of the address: `navigationtitle(_:)`.
      var depth = 0
      var address = ""
      for character in part {
        if character == "(" { depth += 1 }
        if character == ")" { depth -= 1 }
        if depth < 0 { return address }
        if character.isWhitespace { return nil }
        address.append(character)
      }
      return nil
    }
  }

  /// The pages at Apple that its documentation links to.
  var applePages: [String] { links.filter { $0.hasPrefix("https://developer.apple.com/documentation/") } }

  /// The page at Apple that is about this symbol and its overloads; none if the comment only names that of its type.
  var ownPage: String? {
    applePages.first { page in
      page.split(separator: "/").last?.split { "(-".contains($0) }.first?.lowercased() == name.lowercased()
    }
  }
}

/// What the body of a declaration does, as far as its source shows it.
struct Work {
  struct Call: Hashable {
    let name: String
    let labels: [String]
  }

  var calls: Set<Call> = []
  /// The capitalised names in it, which are those of types.
  var types: Set<String> = []
  /// The other names in it.
  var names: Set<String> = []
  /// The values of the environment that it sets or reads.
  var environment: Set<String> = []
}
