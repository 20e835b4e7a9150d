/// A fault of the environment that keeps snippets from being checked.
package enum ToolchainError: Error, Equatable, CustomStringConvertible {
  case compilerNotFound(searched: [String])
  case libraryNotFound(path: String)
  /// The library was built or installed anew while it was read.
  case libraryChanged
  case cannotStart(program: String, reason: String)
  case cannotWrite(path: String, reason: String)
  /// The compiler said nothing of use, even about a single block.
  case compilerFailed(output: String)

  package var description: String {
    switch self {
    case .compilerNotFound(let searched):
      "no Swift compiler: 'swiftc' is in none of the folders of PATH (\(searched.joined(separator: ", "))); install the "
        + "Swift toolchain or put it on PATH"
    case .libraryNotFound(let path):
      "the compiled reference library is not at \(path); build it with 'swift build', or reinstall the tool"
    case .libraryChanged: "the compiled reference library changed while blocks were being checked; run it again"
    case .cannotStart(let program, let reason): "\(program) cannot be started: \(reason)"
    case .cannotWrite(let path, let reason): "\(path) cannot be written: \(reason)"
    case .compilerFailed(let output): "the Swift compiler does not work: \(output)"
    }
  }
}
