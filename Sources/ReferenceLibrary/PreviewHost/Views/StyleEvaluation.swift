import SwiftUI

/// The body of a style that a reader wrote; its property wrappers live where the control is.
struct StyleEvaluation<Style, Content: View>: StoredEvaluation {
  static var evaluatedType: Any.Type { Style.self }
  let style: Style
  let makeBody: (Style) -> Content

  var body: Content { makeBody(style) }
}

extension Children {
  /// Adds the body of a style, in which the style itself is not asked again.
  mutating func add<Style, Content: View>(
    style: Style, named name: String, _ makeBody: @escaping (Style) -> Content
  ) {
    add(StyleEvaluation(style: style, makeBody: makeBody), .style) { $0[style: name] = nil }
  }
}

extension ChildKey {
  /// The body of a style.
  static let style = ChildKey.role("style")
}
