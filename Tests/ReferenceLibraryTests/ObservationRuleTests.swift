import LibraryTestSupport
import Testing

/// What the compiler says of models.
@Suite struct ObservableModelRuleTests {
  let library: BuiltLibrary

  init() throws {
    library = try BuiltLibrary()
  }

  @Test(.rule(76, .measured, "expansion of @Observable, Swift 6.3.1"))
  func `a property wrapper in an observable class fails without ObservationIgnored, and so does an observable struct`()
    throws
  {
    let wrapped = try library.typeCheck(
      source: """
        import SwiftUI
        @Observable final class Settings { @AppStorage("dark") var isDark = false }
        """)
    #expect(wrapped.contains("error: invalid redeclaration of synthesized property '_isDark'"), "\(wrapped)")
    let ignored = try library.typeCheck(
      source: """
        import SwiftUI
        @Observable final class Settings { @ObservationIgnored @AppStorage("dark") var isDark = false }
        """)
    #expect(!ignored.contains("error:"), "\(ignored)")
    let structure = try library.typeCheck(
      source: """
        import SwiftUI
        @Observable struct Settings { var isDark = false }
        """)
    #expect(structure.contains("error: '@Observable' cannot be applied to struct type 'Settings'"), "\(structure)")
  }
}
