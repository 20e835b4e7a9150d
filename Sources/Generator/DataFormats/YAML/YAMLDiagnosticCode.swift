package import Diagnostics

extension DiagnosticCode {
  package static let yamlSyntax = DiagnosticCode(
    "yaml-syntax",
    explanation: """
      Front matter and dalil.yml are YAML 1.1. Most mistakes are a value that needs quotation marks (because it holds \
      a colon followed by a space, or begins with one of @ ` % & * ! | > [ { #), a tab used for indentation, or a \
      quotation mark that is never closed. Anchors, aliases and several documents in one file are not used.
      """)
}
