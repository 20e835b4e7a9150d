import CommandLineInterface
import Pipeline
import Testing

@Suite("Finding the tool's own files")
struct ResourceLocatorTests {
  @Test("installed files are found beside the executable's folder")
  func installed() throws {
    let found = ResourceLocator.resources(besides: "/opt/d/bin") { $0 == "/opt/d/share/dalil/templates" }
    let resources = try #require(found)
    #expect(resources.templates == "/opt/d/share/dalil/templates")
    #expect(resources.modules == "/opt/d/lib/dalil/modules")
    #expect(resources.macroPlugin == "/opt/d/lib/dalil/SwiftUIMacros-tool")
    #expect(resources.pictureProgram == "/opt/d/lib/dalil/dalil-pictures")
  }

  @Test("in the source tree the package's templates and the build folder's modules are used")
  func sourceTree() throws {
    let found = ResourceLocator.resources(besides: "/src/.build/x86/debug") {
      ["/src/templates", "/src/Package.swift"].contains($0)
    }
    let resources = try #require(found)
    #expect(resources.templates == "/src/templates")
    #expect(resources.modules == "/src/.build/x86/debug/Modules")
    #expect(resources.macroPlugin == "/src/.build/x86/debug/SwiftUIMacros-tool")
    #expect(resources.pictureProgram == "/src/.build/x86/debug/dalil-pictures")
  }

  @Test("nothing is made up where nothing is found")
  func nowhere() {
    #expect(ResourceLocator.resources(besides: "/usr/bin") { _ in false } == nil)
  }
}
