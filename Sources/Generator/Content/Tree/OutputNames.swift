package import Diagnostics

/// Finds names that a site cannot have on every system where it is unpacked.
package enum OutputNames {
  /// One finding for each name, at the first source that needs it.
  package static func check(_ outputs: [OutputCollisions.Output]) -> [Diagnostic] {
    var known: Set<Substring> = []
    return outputs.flatMap { output in
      var found: [Diagnostic] = []
      var end = output.path.startIndex
      while end < output.path.endIndex {
        let start = end
        end = output.path[start...].utf8.firstIndex(of: UInt8(ascii: "/")) ?? output.path.endIndex
        let name = output.path[start..<end]
        if let problem = problem(of: name), known.insert(output.path[..<end]).inserted {
          found.append(diagnostic(name, problem, output.file))
        }
        if end < output.path.endIndex { end = output.path.utf8.index(after: end) }
      }
      return found
    }
  }

  private struct Problem {
    var severity = Severity.warning
    var message: String
    var remedy = "rename it, so that the site can be unpacked on every system"
  }

  private static func diagnostic(_ name: Substring, _ problem: Problem, _ file: String) -> Diagnostic {
    Diagnostic(
      .badFileName, problem.severity, file: file, message: "'\(name)' \(problem.message)", remedy: problem.remedy)
  }

  private static func problem(of name: Substring) -> Problem? {
    if name.utf8.count > longestName {
      return Problem(
        severity: .error, message: "is longer than \(longestName) bytes, which no disk can hold",
        remedy: "give the file a shorter name, or a slug")
    }
    for byte in name.utf8 where isSign[Int(byte)] {
      return Problem(message: "holds the sign \(Unicode.Scalar(byte)), which names on Windows cannot have")
    }
    if let scalar = invisible(in: name) {
      let digits = String(scalar.value, radix: 16, uppercase: true)
      let code = "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
      return Problem(message: "holds the character \(code), which nobody sees", remedy: "take it out of the name")
    }
    if let last = name.utf8.last, last == UInt8(ascii: ".") || last == UInt8(ascii: " ") {
      return Problem(message: "ends in a \(last == 0x20 ? "space" : "full stop"), which Windows takes off")
    }
    return isDevice(name) ? Problem(message: "is the name of a device on Windows") : nil
  }

  /// A character that cannot be seen or turns a name round; joiners, with which words and emoji are made, are none.
  private static func invisible(in name: Substring) -> Unicode.Scalar? {
    guard name.utf8.contains(where: { $0 >= 0xC2 }) else { return nil }
    return name.unicodeScalars.first { scalar in
      switch scalar.value {
      case 0xAD, 0x61C, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060, 0x2066...0x2069, 0xFEFF: true
      default: false
      }
    }
  }

  private static let longestName = 255
  private static let isSign: [Bool] = (0...255).map { "<>:\"|?*".utf8.contains(UInt8($0)) }

  /// Whether what stands before the first full stop names a device, as in `con.html`.
  private static func isDevice(_ name: Substring) -> Bool {
    guard let first = name.utf8.first, "acnplACNPL".utf8.contains(first) else { return false }
    var stem = name.prefix { $0 != "." }
    while stem.last == " " { stem.removeLast() }
    guard stem.utf8.count <= 7 else { return false }
    let word = stem.lowercased()
    if ["con", "prn", "aux", "nul", "conin$", "conout$"].contains(word) { return true }
    guard word.hasPrefix("com") || word.hasPrefix("lpt") else { return false }
    return word.unicodeScalars.count == 4 && "0123456789¹²³".contains(word.suffix(1))
  }
}
