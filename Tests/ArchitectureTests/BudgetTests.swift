import SwiftParser
import SwiftSyntax
import Testing

@Suite struct BudgetTests {
  @Test func `no source file is longer than 300 lines`() throws {
    for file in try SourceFile.all(below: ["Sources"]) {
      let lines = file.text.utf8.count(where: { $0 == 0x0A })
      #expect(lines <= 300, "\(file.path) has \(lines) lines")
    }
  }

  @Test func `no function is longer than 40 lines`() throws {
    for file in try SourceFile.all(below: ["Sources"]) {
      let tree = Parser.parse(source: file.text)
      let finder = LongFunctionFinder(tree: tree)
      finder.walk(tree)
      #expect(finder.found.isEmpty, "\(file.path): \(finder.found.joined(separator: ", "))")
    }
  }

  @Test func `no text of an author can trap the generator`() throws {
    let traps = ["fatalError(", "try!", "preconditionFailure(", " as! "]
    for file in try SourceFile.all(below: ["Sources/Generator", "Sources/dalil"]) {
      for line in file.text.split(separator: "\n") where !line.contains("//") && !line.contains("\"") {
        #expect(!traps.contains { line.contains($0) }, "\(file.path): \(line)")
      }
    }
  }
}

/// Collects the functions whose bodies have too many lines.
private final class LongFunctionFinder: SyntaxVisitor {
  private let converter: SourceLocationConverter
  private(set) var found: [String] = []

  init(tree: SourceFileSyntax) {
    converter = SourceLocationConverter(fileName: "", tree: tree)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    measure(node.body, name: node.name.text)
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    measure(node.body, name: "init")
    return .visitChildren
  }

  private func measure(_ body: CodeBlockSyntax?, name: String) {
    guard let body else { return }
    let first = converter.location(for: body.leftBrace.positionAfterSkippingLeadingTrivia).line
    let last = converter.location(for: body.rightBrace.positionAfterSkippingLeadingTrivia).line
    if last - first - 1 > 40 { found.append("\(name) has \(last - first - 1) lines") }
  }
}
