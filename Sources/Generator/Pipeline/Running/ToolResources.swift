/// Where the tool finds its own files on this machine.
package struct ToolResources: Sendable {
  /// The folder of built-in templates and assets.
  package var templates: String
  /// The folder with `SwiftUI.swiftmodule` and its siblings.
  package var modules: String
  /// The macro plug-in of the reference library.
  package var macroPlugin: String
  /// The program that draws the pictures of pages.
  package var pictureProgram: String

  package init(templates: String, modules: String, macroPlugin: String, pictureProgram: String) {
    self.templates = templates
    self.modules = modules
    self.macroPlugin = macroPlugin
    self.pictureProgram = pictureProgram
  }
}
