import Diagnostics

extension PagePlan {
  /// The file of an item as its author wrote it, comments and all, with directives that make every compiler speak of
  /// the lines of the page; `prefix` is put before its path.
  package func exportedFile(_ place: Int, prefix: String) -> [UInt8] {
    let item = items[place]
    let generated = FileBuilder.file(
      for: [item.unit], scope: scope, settings: item.settings, purpose: .readers)
    var text = ""
    // Where the compiler believes the next line to be.
    var expected: (file: String, line: Int)?
    for line in generated.lines {
      let home = line.origin.map { self.home(of: $0) }
      if let home, expected?.file != home.file || expected?.line != home.line {
        text += "#sourceLocation(file: \"\(Self.escaped(prefix + home.file))\", line: \(home.line))\n"
      } else if home == nil, expected != nil {
        text += "#sourceLocation()\n"
      }
      text += line.text + "\n"
      expected = home.map { ($0.file, $0.line + 1) }
    }
    return Array(text.utf8)
  }

  private func home(of origin: GeneratedLine.Origin) -> (file: String, line: Int) {
    switch origin.owner {
    case .snippet(let index): (file, snippets[index].position(line: origin.line, column: 0).line)
    case .setup(let index): (setupPaths[index], max(1, origin.line + 1))
    }
  }

  private static func escaped(_ path: String) -> String {
    var result = ""
    for scalar in path.unicodeScalars {
      if scalar == "\\" || scalar == "\"" { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return result
  }
}
