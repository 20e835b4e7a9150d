/// Leaves the comments and the indentation of a script out, which readers would have to load.
package enum ScriptSlimming {
  /// The script without lines that are comments and without the space before the others.
  ///
  /// A script is left as it is where a line can begin inside a literal: if it has a backtick, or a backslash at the end
  /// of a line.
  package static func slim(_ script: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(script.count)
    for line in script.split(separator: 0x0A) {
      let code = line.drop { $0 == 0x20 || $0 == 0x09 }
      if code.isEmpty || code.starts(with: "//".utf8) { continue }
      if code.contains(UInt8(ascii: "`")) || code.last == UInt8(ascii: "\\") { return script }
      result += code
      result.append(0x0A)
    }
    return result
  }
}
