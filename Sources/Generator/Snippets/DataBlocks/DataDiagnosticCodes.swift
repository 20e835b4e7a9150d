package import DataFormats
package import Diagnostics

extension DataFormat {
  /// The name that readers know it by.
  package var name: String {
    switch self {
    case .json: "JSON"
    case .xml: "XML"
    case .propertyList: "property list"
    case .yaml: "YAML"
    }
  }

  var code: DiagnosticCode {
    switch self {
    case .json: .jsonBlock
    case .xml: .xmlBlock
    case .propertyList: .plistBlock
    case .yaml: .yamlBlock
    }
  }
}

/// The codes of what can be wrong with a block of data.
let dataDiagnosticCodes: [DiagnosticCode] = [.jsonBlock, .xmlBlock, .plistBlock, .yamlBlock]

extension DiagnosticCode {
  package static let jsonBlock = DiagnosticCode(
    "json-block",
    explanation: """
      A block of json holds one JSON value as RFC 8259 has it: names and texts between double quotation marks, commas \
      between members but none behind the last, no comments. A name that one object has twice is a warning, since \
      readers of JSON differ in which of the two counts.

      ... or … where a value, a member or an element could stand marks what is left out. Behind json on the fence, \
      skip="reason" leaves a block unchecked, and fails says that it is malformed on purpose, which is then proven. \
      Blocks of jsonc, json5 and jsonl are not checked.
      """)
  package static let xmlBlock = DiagnosticCode(
    "xml-block",
    explanation: """
      A block of xml is well-formed: every element is ended in the order in which elements begin, values of attributes \
      stand between quotation marks, & and < are written &amp; and &lt;. Without an XML declaration and document type \
      it may be a part of a document, with several elements beside one another. One whose root is <plist> is read as \
      a property list.

      A line ... or … marks what is left out. skip="reason" leaves a block unchecked, and fails says that it is \
      malformed on purpose, which is then proven.
      """)
  package static let plistBlock = DiagnosticCode(
    "plist-block",
    explanation: """
      A property list holds one value: array, data, date, dict, false, integer, real, string or true. In a dict a key \
      stands before each value, and no key twice. An integer is written in digits, a date as 2026-01-31T09:00:00Z, \
      data in Base64; <true/> and <false/> are empty. A block of plist may also be a part of a list, such as some keys \
      with their values.

      A line ... or … marks what is left out. skip="reason" leaves a block unchecked, and fails says that it is \
      malformed on purpose, which is then proven.
      """)
  package static let yamlBlock = DiagnosticCode(
    "yaml-block",
    explanation: """
      A block of yaml is YAML of one document or several, as libyaml reads it: keys of one map are indented alike, with \
      spaces, and each stands there once; texts that hold a colon and a space, or begin with a sign that YAML reserves, \
      are quoted.

      A line ... or … marks what is left out. skip="reason" leaves a block unchecked, and fails says that it is \
      malformed on purpose, which is then proven.
      """)
}
