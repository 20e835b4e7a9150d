import Foundation
import SwiftUI
import Testing

@Suite("Text and localised keys")
struct TextTests {
  @Test("a literal is a key, a string is not")
  func literalOrString() {
    let name = "Noa"
    #expect(Text("Hello").storage == .localized("Hello"))
    #expect(Text(name).storage == .verbatim("Noa"))
    #expect(Text(verbatim: "Hello").storage == .verbatim("Hello"))
  }

  @Test("an interpolated key holds the place of each value by its kind")
  func keyFormat() {
    let key: LocalizedStringKey = "\(3) books by \("Noa"), \(0.5)"
    #expect(key.key == "%lld books by %@, %lf")
  }

  @Test("without tables a key reads as its text")
  func resolved() {
    let minutes = 5
    #expect(Text("פותח את הסיפור, \(minutes) דקות").plainText == "פותח את הסיפור, 5 דקות")
    #expect(Text("\(1.5, specifier: "%.2f") km").plainText == "1.50 km")
    #expect(Text("一\(Text("二"))三").plainText == "一二三")
  }

  @Test("a value that is no number falls back to plain text, as with Apple's")
  func enumInterpolation() {
    enum Level { case low }
    #expect(Text("\(Level.low)").storage == .verbatim("low"))
  }

  @Test("texts are joined, and looks are recorded in order")
  func styling() {
    #expect(Text("a").bold().italic().styles == ["bold", "italic"])
    #expect(Text("a").bold(false).styles.isEmpty)
  }

  @Test("localised strings that Foundation lacks here read as their keys")
  func foundation() {
    #expect(String(localized: "Hello") == "Hello")
    let resource: LocalizedStringResource = "Signed in"
    #expect(String(localized: resource) == "Signed in")
  }
}
