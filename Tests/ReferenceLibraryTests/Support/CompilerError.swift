import Foundation

/// One error that the compiler printed.
struct CompilerError: CustomStringConvertible {
  /// The file's name without its folders.
  let file: String
  let line: Int
  let text: String

  var description: String { "\(file):\(line): \(text)" }

  /// The errors in what the compiler printed.
  static func all(in output: String) -> [CompilerError] {
    output.split(separator: "\n").compactMap { CompilerError(String($0)) }
  }

  private init?(_ printed: String) {
    guard printed.hasPrefix("/"), let mark = printed.range(of: ": error: ") else { return nil }
    let place = printed[..<mark.lowerBound].split(separator: ":")
    guard place.count == 3, let line = Int(place[1]) else { return nil }
    file = place[0].split(separator: "/").last.map(String.init) ?? ""
    self.line = line
    text = String(printed[mark.upperBound...])
  }
}
