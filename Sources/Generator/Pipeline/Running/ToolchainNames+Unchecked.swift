import Rendering

extension ToolchainNames {
  /// The names in a build that compiles nothing, where no verdict says them.
  static let unchecked = ToolchainNames(compiler: "Swift", library: .linuxReference)
}
