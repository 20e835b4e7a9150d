/// The formats of data whose blocks are checked.
package enum DataFormat: String, CaseIterable, Hashable, Sendable {
  case json, xml, propertyList, yaml

  /// The format of a fence's language word; nil for a language that is not checked, such as `jsonc` and `json5`.
  package init?(languageWord: String) {
    switch languageWord {
    case "json": self = .json
    case "xml": self = .xml
    case "plist": self = .propertyList
    case "yaml", "yml": self = .yaml
    default: return nil
    }
  }

  /// Reads a text whose lines end in line feeds.
  package func read(_ text: [UInt8]) -> DataReading {
    switch self {
    case .json:
      var syntax = JSONSyntax(text)
      syntax.readDocument()
      return DataReading(format: self, findings: syntax.findings, isElided: syntax.isElided)
    case .xml, .propertyList:
      var syntax = XMLSyntax(text)
      syntax.readDocument()
      guard self == .propertyList || syntax.rootName == "plist" else {
        return DataReading(format: .xml, findings: syntax.findings, isElided: syntax.isElided)
      }
      guard syntax.findings.isEmpty else {
        return DataReading(format: .propertyList, findings: syntax.findings, isElided: syntax.isElided)
      }
      var list = PropertyListSyntax(text, syntax.events)
      list.read()
      return DataReading(format: .propertyList, findings: list.findings, isElided: syntax.isElided)
    case .yaml:
      let (findings, isElided) = YAMLSyntax.check(text)
      return DataReading(format: self, findings: findings, isElided: isElided)
    }
  }
}
