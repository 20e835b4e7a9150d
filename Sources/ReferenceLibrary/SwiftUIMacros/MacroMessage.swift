import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// An error at a place that the macro chooses.
private struct MacroMessage: DiagnosticMessage {
  let message: String
  let severity = DiagnosticSeverity.error
  var diagnosticID: MessageID { MessageID(domain: "SwiftUIMacros", id: message) }
}

extension MacroExpansionContext {
  /// Reports an error at a piece of source.
  func report(_ message: String, at node: some SyntaxProtocol) {
    diagnose(Diagnostic(node: Syntax(node), message: MacroMessage(message: message)))
  }
}
