import SwiftUI

/// What happens when the reader is done with a field: the actions of the views around it, the innermost first.
final class SubmitScope {
  var outer: SubmitScope?
  var triggers: SubmitTriggers = []
  var action: () -> Void = {}

  /// Runs the actions for a kind of field.
  func submit(_ trigger: SubmitTriggers) {
    if triggers.contains(trigger) { action() }
    outer?.submit(trigger)
  }
}

extension SubmitModifier: HostedModifier {
  func addChildren(_ content: any View, to children: inout Children) {
    let scope = children.node.kept { SubmitScope() }
    scope.outer = children.surroundings[SubmitScope.self]
    scope.triggers = triggers
    scope.action = action
    var surroundings = children.surroundings
    surroundings[SubmitScope.self] = scope
    children.add(content, .content, in: surroundings)
  }
}
