/// The text of one template and the name by which other templates and the renderer know it.
package struct TemplateSource: Sendable {
  package var name: String
  /// The file that a message names.
  package var file: String
  package var bytes: [UInt8]

  package init(name: String, file: String, bytes: [UInt8]) {
    self.name = name
    self.file = file
    self.bytes = bytes
  }
}
