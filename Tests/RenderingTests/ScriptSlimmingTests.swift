import Testing

@testable import Rendering

@Suite struct ScriptSlimmingTests {
  private func slim(_ script: String) -> String {
    String(decoding: ScriptSlimming.slim(Array(script.utf8)), as: UTF8.self)
  }

  @Test func `comments and indentation are left out`() {
    #expect(slim("// A\n\nf(\n  \"// b\", 1 // c\n  // d\n);\n") == "f(\n\"// b\", 1 // c\n);\n")
  }

  @Test(arguments: ["a = `\n  // text\n`;\n", "a = 'b \\\n  // c';\n"])
  func `a script in which a line can begin inside a literal is left as it is`(script: String) {
    #expect(slim(script) == script)
  }
}
