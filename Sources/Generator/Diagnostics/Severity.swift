/// How much a diagnostic matters: an error means that the site cannot be right.
package enum Severity: String, Hashable, Sendable {
  case note, warning, error
}
