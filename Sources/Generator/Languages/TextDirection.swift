/// The base direction of a text, as the `dir` attribute spells it.
package enum TextDirection: String, Hashable, Sendable {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"
}
