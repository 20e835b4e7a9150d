import Markdown

/// Small drawings in the colour of the text around them, hidden from screen readers: words say what they say.
enum Icon {
  static func of(_ kind: Callout.Kind) -> StaticString {
    switch kind {
    case .note: note
    case .tip: tip
    case .important: important
    case .warning: warning
    case .caution: caution
    }
  }

  static func of(_ look: VerdictLine.Look) -> StaticString {
    switch look {
    case .good: good
    case .fails, .broken: fails
    case .warns: warning
    case .partial: partial
    case .skipped: skipped
    }
  }

  private static let note: StaticString = """
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="9"/><path d="M12 11v5.5M12 7.5v.2"/></svg>
    """
  private static let tip: StaticString = """
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M9 18h6M10 21h4M8.5 14.5a6 6 0 1 1 7 0c-.9.7-1 1.6-1 3.5h-5c0-1.9-.1-2.8-1-3.5z"/></svg>
    """
  private static let important: StaticString = """
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M4 4h16v12h-8l-4.5 4v-4H4zM12 7v3.5M12 13v.2"/></svg>
    """
  private static let warning: StaticString = """
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M12 3.5 2.5 20h19zM12 10v4.5M12 17.2v.2"/></svg>
    """
  private static let caution: StaticString = """
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M8 3h8l5 5v8l-5 5H8l-5-5V8zM12 7.5v5.5M12 16.2v.2"/></svg>
    """
  private static let good: StaticString = """
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="9"/><path d="m8 12.3 2.8 2.7L16 9.5"/></svg>
    """
  private static let fails: StaticString = """
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="9"/><path d="m9 9 6 6m0-6-6 6"/></svg>
    """
  private static let partial: StaticString = """
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="9"/><path d="M8 12h8"/></svg>
    """
  private static let skipped: StaticString = """
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="9" stroke-dasharray="3 3"/></svg>
    """
}
