import Foundation
import Testing

@Suite("What guides contain compiles, or fails as it would in Xcode")
struct CompileCasesTests {
  let library: BuiltLibrary

  init() throws {
    library = try BuiltLibrary()
  }

  @Test("there are eighty cases, of which thirteen are wrong, and a hundred mistakes besides")
  func counts() throws {
    let cases = try CompileCase.all(in: "swiftui")
    #expect(cases.count == 80)
    #expect(cases.count { !$0.expectations.isEmpty } == 13)
    #expect(try CompileCase.all(in: "mistakes").flatMap(\.expectations).count > 100)
  }

  @Test("every right example compiles", arguments: LanguageMode.allCases)
  func rightExamplesCompile(mode: LanguageMode) throws {
    let right = try CompileCase.all(in: "swiftui").filter { $0.expectations.isEmpty && canBeChecked($0) }
    for group in CompileCase.grouped(right) {
      let output = try library.typeCheck(group.map(\.url), in: mode)
      #expect(!output.contains("error:"), "\(output)")
    }
  }

  @Test("every wrong example has an error on each marked line and nowhere else", arguments: LanguageMode.allCases)
  func wrongExamplesFail(mode: LanguageMode) throws {
    let wrong = try ["swiftui", "mistakes"].flatMap { try CompileCase.all(in: $0) }.filter { !$0.expectations.isEmpty }
    for group in CompileCase.grouped(wrong) {
      let errors = try CompilerError.all(in: library.typeCheck(group.map(\.url), in: mode))
      for each in group {
        compare(each, with: errors.filter { $0.file == each.name }, in: mode)
      }
      let names = Set(group.map(\.name))
      let strangers = errors.filter { !names.contains($0.file) }
      #expect(strangers.isEmpty, "\(strangers)")
    }
  }

  private func compare(_ wrong: CompileCase, with errors: [CompilerError], in mode: LanguageMode) {
    let differences = CompileException.differences(of: wrong.name, in: mode)
    var left = errors
    var missing: [CompileCase.Expectation] = []
    for expectation in wrong.expectations {
      let match = left.firstIndex { $0.line == expectation.line && $0.text.contains(expectation.text) }
      if let match { left.remove(at: match) } else { missing.append(expectation) }
    }
    left.removeAll { error in
      differences.contains { if case .extraError(let text) = $0 { error.text.contains(text) } else { false } }
    }
    missing.removeAll { differences.contains(.missingError($0.text)) }
    #expect(missing.isEmpty, "\(wrong.name): \(missing)")
    #expect(left.isEmpty, "\(left)")
  }

  /// A build without the module for stored models cannot check what needs it.
  private func canBeChecked(_ each: CompileCase) -> Bool {
    !each.needsSwiftData || library.hasModule("SwiftData")
  }
}
