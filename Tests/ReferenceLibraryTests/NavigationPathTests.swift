import Foundation
import SwiftUI
import Testing

@Suite("A navigation path")
struct NavigationPathTests {
  enum Route: Hashable, Codable {
    case book(id: Int)
    case settings
  }

  struct Note: Hashable {
    let text: String
  }

  @Test("counts what was appended, of any type")
  func appending() {
    var path = NavigationPath()
    #expect(path.isEmpty)
    path.append(Route.settings)
    path.append(Note(text: "a"))
    path.append(3)
    #expect(path.count == 3)
    #expect(!path.isEmpty)
  }

  @Test("loses its last elements")
  func removing() {
    var path = NavigationPath([1, 2, 3, 4])
    path.removeLast()
    #expect(path == NavigationPath([1, 2, 3]))
    path.removeLast(3)
    #expect(path.isEmpty)
  }

  @Test("stops the program when more is removed than there is")
  func removingTooMany() async {
    await #expect(processExitsWith: .failure) {
      var path = NavigationPath([1])
      path.removeLast(2)
    }
    await #expect(processExitsWith: .failure) {
      var path = NavigationPath()
      path.removeLast()
    }
  }

  @Test("has a codable form until one element is not Codable where it was appended")
  func codableForm() {
    var path = NavigationPath()
    #expect(path.codable != nil)
    path.append(Route.book(id: 7))
    #expect(path.codable != nil)
    path.append(Note(text: "a"))
    #expect(path.codable == nil)
    path.removeLast()
    #expect(path.codable != nil)
  }

  @Test("is equal to itself after it was written down and read back")
  func roundTrip() throws {
    var path = NavigationPath()
    path.append(Route.book(id: 7))
    path.append("appendix")
    path.append(Route.settings)
    path.append(42)
    let data = try JSONEncoder().encode(#require(path.codable))
    let read = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    #expect(NavigationPath(read) == path)
    #expect(read == path.codable)
  }

  private enum Hidden: Hashable, Codable {
    case محطة
  }

  @Test("reads back a type that is private to a file, and writes no address down")
  func privateType() throws {
    let path = NavigationPath([Hidden.محطة])
    let json = try JSONEncoder().encode(#require(path.codable))
    let text = String(decoding: json, as: UTF8.self)
    #expect(!text.contains("$"))
    #expect(text.contains("NavigationPathTests.Hidden"))
    let read = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: json)
    #expect(NavigationPath(read) == path)
  }

  @Test("is written as type names and JSON text, the last element first")
  func written() throws {
    var path = NavigationPath()
    path.append("first")
    path.append(2)
    let data = try JSONEncoder().encode(#require(path.codable))
    let words = try JSONDecoder().decode([String].self, from: data)
    #expect(words.count == 4)
    #expect(words[1] == "2")
    #expect(words[3] == "\"first\"")
  }

  @Test("does not read back a type that is gone or a value that does not fit")
  func readingWhatIsGone() throws {
    let gone = Data(#"["4Gone4TypeV", "1"]"#.utf8)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: gone)
    }
    let path = NavigationPath([1])
    let text = try String(decoding: JSONEncoder().encode(#require(path.codable)), as: UTF8.self)
    let misfit = text.replacingOccurrences(of: "\"1\"", with: "\"true\"")
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: Data(misfit.utf8))
    }
  }

  @Test("does not take an element from a merely hashable generic context as codable")
  func genericContext() {
    func push<Value: Hashable>(_ value: Value, on path: inout NavigationPath) { path.append(value) }
    var path = NavigationPath()
    push(1, on: &path)
    #expect(path.codable == nil)
  }

  @Test("equals a path with equal elements in the same order, however it was built")
  func equality() {
    var grown = NavigationPath()
    grown.append(1)
    grown.append(2)
    #expect(grown == NavigationPath([1, 2]))
    #expect(grown != NavigationPath([2, 1]))
    #expect(grown != NavigationPath([1]))
  }
}
