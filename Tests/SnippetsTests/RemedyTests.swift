import Testing

@testable import Snippets

@Suite("What an author can do about a message")
struct RemedyTests {
  @Test(
    "a name that nobody declares can be declared, one of a platform cannot",
    arguments: [
      ("cannot find 'router' in scope", "declare 'router' in a block of the page, or in a hidden one"),
      ("cannot find '$path' in scope", "declare 'path' in a block of the page, or in a hidden one"),
      ("cannot find type 'Book' in scope", "declare 'Book' in a block of the page, or in a hidden one"),
      ("cannot find type 'UIApplication' in scope", "mark the block platforms=apple"),
      ("no such module 'UIKit'", "mark the block platforms=apple"),
    ])
  func names(message: String, remedy: String) {
    #expect(SnippetRemedy.remedy(for: message)?.hasPrefix(remedy) == true)
  }

  @Test(
    "other messages speak for themselves",
    arguments: ["no such module 'SwifUI'", "cannot convert value of type 'Int'", "missing return in closure"])
  func others(message: String) { #expect(SnippetRemedy.remedy(for: message) == nil) }
}
