import Foundation
import Testing

@Suite("What guides contain compiles, or fails as it would in Xcode")
struct CompileCasesTests {
  static let isolations: [[String]] = [[], ["-default-isolation", "MainActor"]]

  let library: BuiltLibrary
  let cases: [CompileCase]

  init() throws {
    library = try BuiltLibrary()
    cases = try CompileCase.all()
  }

  @Test("every right example compiles in language mode 6", arguments: isolations)
  func rightExamplesCompile(isolation: [String]) throws {
    let right = cases.filter { $0.expectation == nil }
    #expect(right.count > 60)
    for group in CompileCase.grouped(right) {
      let errors = try errors(in: library.typeCheck(group.map(\.url), isolation))
      #expect(errors.isEmpty, "\(errors)")
    }
  }

  @Test("every wrong example fails on its marked line and nowhere else", arguments: isolations)
  func wrongExamplesFail(isolation: [String]) throws {
    let wrong = cases.filter { $0.expectation != nil }
    #expect(wrong.count == 13)
    for group in CompileCase.grouped(wrong) {
      let errors = try errors(in: library.typeCheck(group.map(\.url), isolation))
      for each in group {
        let own = errors.filter { $0.contains("/\(each.url.lastPathComponent):") }
        let expectation = try #require(each.expectation)
        let place = ":\(expectation.line):"
        #expect(own.contains { $0.contains(place) && $0.contains(expectation.text) }, "\(each.url.lastPathComponent)")
        let others = own.filter { !$0.contains(place) && !isMacroFollowUp($0) }
        #expect(others.isEmpty, "\(others)")
      }
    }
  }

  /// The standard library's `@Observable` on a struct gives a second error that no library can take away.
  private func isMacroFollowUp(_ error: String) -> Bool {
    error.contains("expansion of macro 'ObservationTracked()'")
  }

  private func errors(in output: String) -> [String] {
    output.split(separator: "\n").map(String.init).filter { $0.hasPrefix("/") && $0.contains(": error: ") }
  }
}
