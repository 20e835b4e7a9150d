/// What a site allows its pages.
package struct MarkdownOptions: Sendable {
  /// Whether raw HTML is passed on as written: scripts, event handlers, every address.
  package var allowsUnsafeHTML: Bool

  package init(allowsUnsafeHTML: Bool = false) { self.allowsUnsafeHTML = allowsUnsafeHTML }
}
