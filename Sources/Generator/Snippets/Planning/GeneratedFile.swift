/// A Swift file made from blocks, which knows whose each of its lines is.
package struct GeneratedFile: Sendable {
  package var lines: [GeneratedLine] = []

  /// The modules that the file imports, each once, in the order of the file.
  package private(set) var imports: [String] = []

  /// The functions of file scope that hold the statements of its blocks, in the order of the file.
  package private(set) var functions: [String] = []

  /// The interfaces among the loose code that can be shown by themselves, in the order of the file.
  private(set) var interfaces: [Interface] = []

  /// An interface among loose code.
  struct Interface: Sendable {
    var builder: CodePiece.Builder
    /// What makes it.
    var expression: String
  }

  package init() {}

  mutating func noteFunction(_ name: String) { functions.append(name) }

  mutating func noteInterface(_ builder: CodePiece.Builder, _ expression: String) {
    interfaces.append(Interface(builder: builder, expression: expression))
  }

  mutating func appendImport(of module: String, _ lines: [GeneratedLine]) {
    if !imports.contains(module) { imports.append(module) }
    append(lines)
  }

  package mutating func append(_ more: [GeneratedLine]) { lines += more }
  package mutating func append(_ text: String, origin: GeneratedLine.Origin? = nil) {
    lines.append(GeneratedLine(text, origin: origin))
  }

  /// The bytes for a check, whose messages are mapped back by this value.
  package var text: [UInt8] {
    var bytes: [UInt8] = []
    for line in lines {
      bytes += line.text.utf8
      bytes.append(0x0A)
    }
    return bytes
  }

  /// Whose a place of the file is; line and column from 1 as the compiler counts. The result counts from 0.
  package func origin(line: Int, column: Int) -> (owner: CodeOwner, line: Int, column: Int)? {
    guard line >= 1, line <= lines.count, let origin = lines[line - 1].origin else { return nil }
    return (origin.owner, origin.line, origin.sourceColumn(column - 1))
  }

  /// To whose code an error on a line that is nobody's is owed: at the end of a wrapper, or of the file, most often a
  /// brace is missing above.
  package func originAbove(line: Int) -> (owner: CodeOwner, line: Int, column: Int)? {
    for earlier in lines[..<max(0, min(line - 1, lines.count))].reversed() {
      guard let origin = earlier.origin else { continue }
      return (origin.owner, origin.line, origin.sourceColumn(earlier.text.utf8.count))
    }
    return nil
  }
}
