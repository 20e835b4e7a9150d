import SwiftCode

extension CodeAnalysis {
  /// Reads code once; `shape` is what the author says it is, and `showsValues` whether arrows in its comments mean
  /// values.
  init(_ bytes: [UInt8], shape: SnippetAttributes.Shape?, showsValues: Bool = false) {
    let fragment = SwiftFragment(source: bytes)
    let readable = fragment.compilableSource
    let tokens = SwiftLexer.tokens(in: readable)
    text = CodeText(readable)
    compilerText = CommentRemoval.text(readable, tokens: tokens)
    if showsValues { values = ShownValue.all(in: readable, tokens: tokens) }
    isElided = !fragment.ellipses.isEmpty
    hasTrap = fragment.needsTrap
    imports = fragment.imports.map {
      Import(
        module: $0.module, range: $0.range, isPartial: $0.symbolKind != nil || $0.path != $0.module,
        isOfReadersModule: $0.isTestable)
    }
    pieces = Self.pieces(of: fragment, as: shape)
    previews = fragment.previews
    let isFile = shape == nil || shape == .file || shape == .declarations
    if isFile { readDeclarations(of: fragment) }
    readUses(of: fragment)
    impliedImports = Self.impliedImports(of: fragment)
    splitImports = Self.splitImports(of: fragment)
    edits += imports.map { CodeEdit(blanking: $0.range) }
    edits += AccessRemoval.edits(in: readable, tokens: tokens, parts: parts)
    let attributes = tokens.filter { $0.kind == .attribute && readable[$0.range].elementsEqual("@main".utf8) }.map(
      \.range)
    edits += attributes.map { CodeEdit(blanking: $0) }
    repeatedMain = repeatedMain(among: attributes)
  }

  private static func pieces(of fragment: SwiftFragment, as shape: SnippetAttributes.Shape?) -> [CodePiece] {
    if let shape {
      return [CodePiece(kind: CodePiece.Kind(shape), range: 0..<fragment.source.count, scope: 1, group: 1)]
    }
    return fragment.parts.map { part in
      CodePiece(
        kind: CodePiece.Kind(part.kind), range: part.range, scope: part.scope, group: part.host ?? part.scope,
        builder: CodePiece.Builder(part.builder), version: part.version, returnsValue: part.returnsValue)
    }
  }

  private mutating func readDeclarations(of fragment: SwiftFragment) {
    for name in fragment.declared {
      switch name.placement {
      case .file: readFileDeclaration(name, fragment.source)
      case .local: parts.append(CodePart(kind: .local, range: name.range, name: name.name))
      case .member:
        looseMembers.insert(MemberSplice.signature(of: name, in: fragment.source))
        if name.name == "body" { declaresBody = true }
        readMember(name)
      }
    }
  }

  private mutating func readMember(_ name: DeclaredName) {
    let isInView = pieces.contains { $0.kind == .members && $0.range.contains(name.range.lowerBound) }
    if isInView, name.name == "body" || !name.attributes.isEmpty { needsView = true }
    switch name.kind {
    case .variable, .constant, .function:
      var part = CodePart(kind: .member, range: name.range, name: name.name)
      part.isFunction = name.kind == .function
      part.isMadeWithoutArguments = name.isMadeWithoutArguments || part.isFunction
      parts.append(part)
    default: break
    }
  }

  private mutating func readFileDeclaration(_ name: DeclaredName, _ source: [UInt8]) {
    let isExtension = name.kind == .extensionOfType
    var part = CodePart(
      kind: isExtension ? .extending(type: name.name, conforms: !name.inherited.isEmpty) : .declaration,
      range: name.range, name: name.name)
    part.typeKind = CodePart.TypeKind(name.kind)
    part.version = name.version
    part.isGeneric = name.isGeneric
    part.isMadeWithoutArguments = name.isMadeWithoutArguments
    part.isFunction = name.kind == .function
    part.couldBeMember = name.kind == .function || name.kind == .variable || name.kind == .constant
    part.inherited = name.inherited
    part.members = Set(name.members)
    if name.kind.isOperator || name.kind == .precedenceGroup { isFarReaching = true }
    part.isFarReaching = isFarReaching
    switch name.access {
    case .insert(let offset, let needsSeparator):
      // Imports are lifted out, so behind one there is nothing to be separated from.
      let isBehindImport = imports.contains { $0.range.upperBound == offset }
      part.isolation = CodeEdit(
        range: offset..<offset, replacement: needsSeparator && !isBehindImport ? "; private " : " private ")
    case .replace(let range):
      part.isolation = CodeEdit(range: range, replacement: "private")
    case .none, .impossible: break
    }
    if part.couldBeMember { looseMembers.insert(MemberSplice.signature(of: name, in: source)) }
    if name.isMain {
      mainTypes.append(name.name)
      mains.append((name.range, name.version))
    }
    parts.append(part)
  }

  private mutating func readUses(of fragment: SwiftFragment) {
    let own = Set(fragment.declared.filter { $0.placement != .file || $0.kind == .extensionOfType }.map(\.name))
    for use in fragment.uses {
      var isInPart = false
      for index in parts.indices where parts[index].range.contains(use.range.lowerBound) {
        if use.name != parts[index].name || parts[index].isLoose { parts[index].uses.insert(use.name) }
        isInPart = isInPart || !parts[index].isLoose
      }
      if !isInPart, !own.contains(use.name) || !isDeclaredLoosely(use.name, fragment) { looseUses.insert(use.name) }
    }
    for use in fragment.memberUses {
      var isInPart = false
      for index in parts.indices where parts[index].range.contains(use.range.lowerBound) {
        parts[index].usedMembers.insert(use.name)
        isInPart = isInPart || !parts[index].isLoose
      }
      if !isInPart { looseUsedMembers.insert(use.name) }
    }
  }

  private func isDeclaredLoosely(_ name: String, _ fragment: SwiftFragment) -> Bool {
    fragment.declared.contains { $0.name == name && $0.placement != .file }
  }

  private static func impliedImports(of fragment: SwiftFragment) -> [String] {
    let names = Set(fragment.uses.map(\.name))
    let testing: Set<String> = ["Test", "Suite", "expect", "require"]
    let combine: Set<String> = ["AnyCancellable", "PassthroughSubject", "CurrentValueSubject", "AnyPublisher"]
    let models: Set<String> = [
      "FetchDescriptor", "ModelConfiguration", "ModelContainer", "ModelContext", "PersistentIdentifier", "Query",
    ]
    return [("Testing", testing), ("Combine", combine), ("SwiftData", models)]
      .filter { !names.isDisjoint(with: $0.1) }.map(\.0)
  }

  /// Modules that hold here what a module of the same code holds on the platforms of its readers.
  private static func splitImports(of fragment: SwiftFragment) -> [String] {
    let network: Set<String> = [
      "URLSession", "URLRequest", "URLResponse", "HTTPURLResponse", "URLSessionConfiguration", "URLSessionTask",
      "URLSessionDataTask", "URLSessionDelegate", "URLCache", "HTTPCookie", "HTTPCookieStorage", "URLProtocol",
      "URLCredential", "URLAuthenticationChallenge",
    ]
    let xml: Set<String> = ["XMLParser", "XMLParserDelegate", "XMLDocument", "XMLElement", "XMLNode"]
    let names = Set(fragment.uses.map(\.name))
    return (names.isDisjoint(with: network) ? [] : ["FoundationNetworking"])
      + (names.isDisjoint(with: xml) ? [] : ["FoundationXML"])
  }

  /// `@main` may stand once in a program, and so once in each version of its types; elsewhere it is taken away, and a
  /// call says that there is a `main`.
  private func repeatedMain(among attributes: [Range<Int>]) -> Range<Int>? {
    var versions: Set<Int> = []
    for main in mains where !versions.insert(main.version).inserted {
      return attributes.first { main.range.contains($0.lowerBound) } ?? main.range
    }
    return nil
  }
}

extension CodePart.TypeKind {
  fileprivate init?(_ kind: DeclaredName.Kind) {
    switch kind {
    case .structure: self = .structure
    case .classType: self = .reference
    case .enumeration: self = .enumeration
    case .actor: self = .actor
    case .protocolType: self = .protocolType
    default: return nil
    }
  }
}

extension CodePiece.Kind {
  fileprivate init(_ kind: FragmentKind) {
    switch kind {
    case .file, .declarations: self = .fileScope
    case .viewMembers: self = .members
    case .objectMembers: self = .objectMembers
    case .enumCases: self = .enumCases
    case .typeMembers: self = .typeMembers
    case .statements: self = .statements
    case .viewExpression: self = .view
    case .modifierChain: self = .modifiers
    }
  }

  fileprivate init(_ shape: SnippetAttributes.Shape) {
    switch shape {
    case .file, .declarations: self = .fileScope
    case .members: self = .members
    case .statements: self = .statements
    case .view: self = .view
    case .modifiers: self = .modifiers
    }
  }
}

extension CodePiece.Builder {
  fileprivate init(_ builder: FragmentBuilder) {
    switch builder {
    case .view: self = .view
    case .scene: self = .scene
    case .tab: self = .tab
    case .toolbar: self = .toolbar
    }
  }
}
