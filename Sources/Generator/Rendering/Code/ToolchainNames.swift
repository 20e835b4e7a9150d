/// What the verdicts of a build were reached with.
package struct ToolchainNames: Hashable, Sendable {
  /// The library that SwiftUI code was checked against.
  package enum Library: Hashable, Sendable {
    /// The reference library, compiled on Linux.
    case linuxReference
    /// Apple's own SwiftUI.
    case apple
  }

  /// The compiler and its version: `Swift 6.3`.
  package var compiler: String
  package var library: Library

  package init(compiler: String, library: Library) {
    self.compiler = compiler
    self.library = library
  }
}
