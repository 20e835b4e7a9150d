import Foundation
import LibraryTestSupport
import PreviewHost
import PreviewRecording
import SwiftUI
import Testing

/// Rules 21 and 23 to 28: paths as values, and written down.
@MainActor @Suite struct NavigationPathRuleTests {
  struct Plain: Hashable {
    let name: String
  }

  struct Book: Hashable, Codable {
    var id: Int
  }

  enum Route: Hashable, Codable {
    case book(id: Int)
    case settings
  }

  @Test(.rule(21, .documented, "developer.apple.com/documentation/swiftui/navigationpath/removelast(_:)"))
  func `removing more than there is traps`() async {
    await #expect(processExitsWith: .failure) {
      var path = NavigationPath()
      path.removeLast()
    }
    await #expect(processExitsWith: .failure) {
      var path = NavigationPath([1, 2])
      path.removeLast(3)
    }
    await #expect(processExitsWith: .failure) {
      var path: [Int] = [1]
      path.removeLast(2)
    }
    var path = NavigationPath([1, 2])
    path.removeLast(0)
    path.removeLast(path.count)
    #expect(path.isEmpty)
  }

  @Test(.rule(23, .documented, "developer.apple.com/documentation/swiftui/navigationpath/codable"))
  func `one element that was not Codable leaves nothing to write down`() throws {
    var path = NavigationPath()
    path.append(Book(id: 1))
    path.append(Route.book(id: 2))
    path.append("word")
    let codable = try #require(path.codable)
    let decoded = try decoded(JSONEncoder().encode(codable))
    #expect(NavigationPath(decoded) == path)
    #expect(decoded == codable)
    path.append(Plain(name: "plain"))
    #expect(path.codable == nil)
    path.removeLast()
    #expect(path.codable == codable)
    #expect(NavigationPath().codable != nil)
    #expect(NavigationPath([Plain(name: "plain")]).codable == nil)
    #expect(NavigationPath([Book(id: 1)]).codable != nil)
  }

  @Test(.rule(24, .reported, "pointfree.co/blog/posts/78"))
  func `a name that is no type any more, or a value that no longer fits, is an error`() throws {
    var path = NavigationPath()
    path.append(Book(id: 1))
    let text = String(decoding: try JSONEncoder().encode(try #require(path.codable)), as: UTF8.self)
    let strings = try JSONDecoder().decode([String].self, from: Data(text.utf8))
    let otherName = try JSONEncoder().encode(["NoSuchType", strings[1]])
    #expect(throws: DecodingError.self) { try self.decoded(otherName) }
    let otherValue = try JSONEncoder().encode([strings[0], "{\"name\":1}"])
    #expect(throws: DecodingError.self) { try self.decoded(otherValue) }
    let noValue = try JSONEncoder().encode([strings[0]])
    #expect(throws: DecodingError.self) { try self.decoded(noValue) }
    #expect(throws: DecodingError.self) { try self.decoded(Data("{}".utf8)) }
  }

  @Test(.rule(25, .reported, "pointfree.co/blog/posts/78"))
  func `written down, names and JSON texts alternate, the last element first`() throws {
    var path = NavigationPath()
    path.append(Book(id: 1))
    path.append(7)
    let data = try JSONEncoder().encode(try #require(path.codable))
    let strings = try JSONDecoder().decode([String].self, from: data)
    #expect(strings.count == 4)
    #expect(strings[1] == "7")
    #expect(strings[3] == "{\"id\":1}")
    #expect(strings[0] != strings[2])
  }

  func append<Value: Hashable>(_ value: Value, to path: inout NavigationPath) {
    path.append(value)
  }

  // Apple's overloads are chosen where the call is compiled; what a hashable value is at run time is not asked.
  @Test(.rule(26, .open, "follows from the overloads of append(_:)"))
  func `an element that was only known to be hashable cannot be written down`() {
    var path = NavigationPath()
    append(Book(id: 1), to: &path)
    #expect(path.codable == nil)
    #expect(path == NavigationPath([Book(id: 1)]))
  }

  @Test(.rule(27, .documented, "developer.apple.com/documentation/swiftui/navigationpath"))
  func `paths are equal when their elements are, in order, however they were made`() {
    var first = NavigationPath()
    first.append(1)
    first.append("a")
    var second = NavigationPath([1])
    second.append("a")
    #expect(first == second)
    #expect(first.codable == second.codable)
    var turned = NavigationPath(["a"])
    turned.append(1)
    #expect(first != turned)
    #expect(first.codable != turned.codable)
    #expect(first != NavigationPath([1]))
    #expect(NavigationPath() == NavigationPath([Int]()))
  }

  struct Restoring: View {
    let saved: Data?
    @State private var path = NavigationPath()
    var body: some View {
      NavigationStack(path: $path) {
        NavigationLink("Open", value: Route.book(id: 5))
          .navigationTitle("Root")
          .navigationDestination(for: Route.self) { route in
            switch route {
            case .book(let id): Text("book").navigationTitle("Book \(id)")
            case .settings: Text("settings").navigationTitle("Settings")
            }
          }
      }
      .onAppear {
        guard let saved, let codable = try? JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: saved)
        else { return }
        path = NavigationPath(codable)
      }
    }
  }

  // A path has no subscript, no iteration and no `last`: the negative cases of the library's compile tests cover that.
  @Test(.rule(28, .documented, "developer.apple.com/documentation/swiftui/navigationpath"))
  func `a path that is read back shows its screens`() throws {
    var path = NavigationPath()
    path.append(Route.settings)
    path.append(Route.book(id: 3))
    let saved = try JSONEncoder().encode(try #require(path.codable))
    let host = PreviewHost(Restoring(saved: saved))
    #expect(host.screen.title == "Book 3")
    #expect(host.screen.backButton == "Settings")
    try host.goBack()
    try host.goBack()
    #expect(host.screen.title == "Root")
    #expect(PreviewHost(Restoring(saved: Data("[]".utf8))).screen.title == "Root")
    #expect(PreviewHost(Restoring(saved: Data("damaged".utf8))).screen.title == "Root")
  }

  private func decoded(_ data: Data) throws -> NavigationPath.CodableRepresentation {
    try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
  }
}
