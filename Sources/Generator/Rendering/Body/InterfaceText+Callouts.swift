import Languages
import Markdown

extension InterfaceText {
  func calloutTitle(_ kind: Callout.Kind) -> String {
    switch kind {
    case .note: note
    case .tip: tip
    case .important: important
    case .warning: warning
    case .caution: caution
    }
  }
}
