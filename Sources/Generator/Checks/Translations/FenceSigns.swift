import Snippets

/// What the attributes of a block say, apart from words that are translated: titles, reasons, messages, texts.
enum FenceSigns {
  /// In words how attributes differ from those of the source; nil where they agree.
  static func difference(_ attributes: SnippetAttributes?, _ source: SnippetAttributes?) -> String? {
    guard let attributes, let source, attributes != source else { return nil }
    let (here, there) = (signs(of: attributes), signs(of: source))
    let added = here.filter { !there.contains($0) }
    let missing = there.filter { !here.contains($0) }
    switch (added.isEmpty, missing.isEmpty) {
    case (true, true): return nil
    case (false, true): return "block is marked \(list(added)), which its source is not"
    case (true, false): return "block is not marked \(list(missing)) as its source is"
    case (false, false): return "block is marked \(list(added)), its source \(list(missing))"
    }
  }

  private static func list(_ signs: [String]) -> String { signs.map { "'\($0)'" }.joined(separator: ", ") }

  private static func signs(of attributes: SnippetAttributes) -> [String] {
    var signs = modeSigns(of: attributes.mode) + (attributes.alsoWarns ? ["warns"] : [])
    if let id = attributes.id { signs.append("id=\(id)") }
    if attributes.title != nil { signs.append("title=") }
    add("uses", attributes.uses, to: &signs)
    add("replaces", attributes.replaces, to: &signs)
    if attributes.continuesBlockBefore { signs.append("continues") }
    if let enclosing = attributes.enclosing { signs.append("in=\(enclosing)") }
    if let shape = attributes.shape { signs.append("as=\(shape.rawValue)") }
    if attributes.isAlone { signs.append("alone") }
    add("platforms", attributes.platforms, to: &signs)
    add("device", attributes.devices.map { "\($0)" }, to: &signs)
    // Titles and warnings are words; what counts is how many are named.
    if !attributes.reaches.isEmpty { signs.append("reaches= with \(attributes.reaches.count)") }
    if !attributes.logs.isEmpty { signs.append("logs= with \(attributes.logs.count)") }
    if attributes.showsBodyCounts { signs.append("bodies") }
    if let depth = attributes.previewDepth { signs.append("depth=\(depth)") }
    if let states = attributes.previewStates { signs.append("states=\(states)") }
    if let region = attributes.sourceRegion { signs.append("file=" + (region.region.map { "#\($0)" } ?? "")) }
    if let timeout = attributes.timeoutInMilliseconds { signs.append("timeout=\(timeout)ms") }
    if let mode = attributes.languageMode { signs.append("swift=\(mode)") }
    if !attributes.markedLines.isEmpty { signs.append("{lines}") }
    return signs
  }

  private static func modeSigns(of mode: SnippetMode) -> [String] {
    guard let word = mode.word else { return [] }
    switch mode {
    case .preview(name: _?): return [word, "preview="]
    case .crashes(message: _?): return [word, "crashes="]
    default: return [word]
    }
  }

  private static func add(_ name: String, _ values: [String], to signs: inout [String]) {
    if !values.isEmpty { signs.append("\(name)=\(values.joined(separator: ","))") }
  }
}
