import SwiftSyntax

/// What the `@available` attributes of a declaration say about iOS.
struct Availability {
  var introduced: Release?
  /// Whether the compiler warns of it; what Apple only means to deprecate one day does not count.
  var isDeprecated = false

  init() {}

  init(_ attributes: AttributeListSyntax) {
    for element in attributes {
      guard let attribute = element.as(AttributeSyntax.self), attribute.attributeName.trimmedDescription == "available",
        let arguments = attribute.arguments?.as(AvailabilityArgumentListSyntax.self)
      else { continue }
      read(arguments)
    }
  }

  /// What holds for a member with this availability in a context with that one.
  func inside(_ outer: Availability) -> Availability {
    var result = self
    result.introduced = [introduced, outer.introduced].compactMap { $0 }.max()
    result.isDeprecated = isDeprecated || outer.isDeprecated
    return result
  }

  private mutating func read(_ arguments: AvailabilityArgumentListSyntax) {
    var platform = ""
    for argument in arguments {
      switch argument.argument {
      case .availabilityVersionRestriction(let restriction):
        guard restriction.platform.text == "iOS", let version = restriction.version else { continue }
        introduced = Release(version.trimmedDescription)
      case .token(let token):
        if platform.isEmpty { platform = token.text }
        if token.text == "deprecated" { isDeprecated = isDeprecated || platform == "*" }
      case .availabilityLabeledArgument(let labeled):
        guard platform == "iOS" else { continue }
        let release = Release(labeled.value.trimmedDescription)
        if labeled.label.text == "introduced" { introduced = release }
        if labeled.label.text == "deprecated", let release { isDeprecated = isDeprecated || release < Release(1000) }
      default: continue
      }
    }
  }
}
