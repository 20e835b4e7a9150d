import Diagnostics
import PreviewRecording

extension AttributeReader {
  /// Reads what is said of a preview.
  mutating func readPreview(_ key: AttributeKey, _ item: AttributeItem) {
    switch key {
    case .device: readDevices(item)
    case .reaches: attributes.reaches = readTexts(item)
    case .logs: attributes.logs = readTexts(item)
    case .bodies: attributes.showsBodyCounts = true
    case .depth: attributes.previewDepth = readNumber(item, upTo: 20)
    case .states: attributes.previewStates = readNumber(item, upTo: 200)
    default: break
    }
  }

  /// Texts with `|` between them, since a title may hold a comma.
  private mutating func readTexts(_ item: AttributeItem) -> [String] {
    let texts = item.value.split(separator: "|", omittingEmptySubsequences: false).map(Self.trimmed)
    if texts.contains("") {
      report(
        .snippetAttributeValue, item, "'\(item.name)' has an empty text",
        "write texts with | between them, as in "
          + "\(item.name)=\"One|Two\"")
    }
    return texts.filter { !$0.isEmpty }
  }

  private static func trimmed(_ text: Substring) -> String {
    var rest = text.unicodeScalars
    while let first = rest.first, first.properties.isWhitespace { rest.removeFirst() }
    while let last = rest.last, last.properties.isWhitespace { rest.removeLast() }
    return String(rest)
  }

  private mutating func readNumber(_ item: AttributeItem, upTo limit: Int) -> Int? {
    if let number = Int(item.value), (1...limit).contains(number) { return number }
    report(
      .snippetAttributeValue, item, "'\(item.value)' is not a number that '\(item.name)' takes",
      "write a number from 1 to \(limit)")
    return nil
  }

  private mutating func readDevices(_ item: AttributeItem) {
    for word in readList(item) {
      if let device = Recording.Device(rawValue: word.lowercased()) {
        if !attributes.devices.contains(device) { attributes.devices.append(device) }
      } else {
        let nearest = Suggestion.nearest(to: word.lowercased(), among: Recording.Device.allCases.map(\.rawValue))
        report(
          .snippetAttributeValue, item, "'\(word)' is not a device",
          nearest.map { "did you mean '\($0)'?" } ?? "use phone, tablet or phone,tablet")
      }
    }
  }
}
