package import Diagnostics

/// The failure of one rendering: a template asks for something that the page does not have.
package struct TemplateError: Error {
  package var diagnostic: Diagnostic
}
