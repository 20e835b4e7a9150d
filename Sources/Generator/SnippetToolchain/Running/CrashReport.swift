import Snippets

/// What a program that stopped has said about it: the runtime on standard error, and its backtrace.
struct CrashReport {
  /// The runtime's words, such as `Fatal error: Index out of range`.
  private(set) var message: String?
  /// The innermost line of the block's own code.
  private(set) var place: RunOutcome.Place?
  /// What the program itself wrote to standard error.
  private(set) var errors = ""

  private static let kinds = ["Fatal error", "Precondition failed", "Assertion failed"]
  private static let shellWords: Set<Substring> = [
    "Illegal instruction", "Trace/breakpoint trap", "Aborted", "Segmentation fault", "Bus error", "Killed",
    "Floating point exception",
  ]

  /// `path` is that of the block's file.
  init(_ errors: String, backtrace: String?, job: RunJob, path: String) {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    for line in errors.split(separator: "\n", omittingEmptySubsequences: false) where !Self.isNoise(line) {
      self.errors += line + "\n"
      read(line, job, name: name)
    }
    while self.errors.hasSuffix("\n\n") { self.errors.removeLast() }
    let frames = (backtrace ?? "").split(separator: "\n")
    for line in frames { readFrame(line, job, path: path) }
    if message?.hasPrefix("Bad pointer dereference") == true, Self.showRecursion(frames) {
      message = "stack overflow, by a recursion that does not end"
    }
  }

  /// Whether one function is among the frames again and again: with a bad pointer that means a full stack.
  private static func showRecursion(_ frames: [Substring]) -> Bool {
    var counts: [Substring: Int] = [:]
    for frame in frames {
      guard let range = frame.firstRange(of: " in ") else { continue }
      let name = frame[range.upperBound...]
      let function = name[
        ..<(name.firstRange(of: " + ")?.lowerBound ?? name.firstRange(of: " at ")?.lowerBound ?? name.endIndex)]
      counts[function, default: 0] += 1
    }
    return counts.values.contains { $0 >= 4 }
  }

  /// Lines of the backtracer and the shell.
  private static func isNoise(_ line: Substring) -> Bool {
    line.hasPrefix("swift-runtime: ") || line.hasPrefix("*** Signal ")
      || shellWords.contains(line.hasSuffix(" (core dumped)") ? line.dropLast(" (core dumped)".count) : line)
  }

  private mutating func read(_ line: Substring, _ job: RunJob, name: String) {
    for kind in Self.kinds {
      guard let range = line.firstRange(of: kind), range.lowerBound == line.startIndex || line.contains(": \(kind)")
      else { continue }
      message = String(line[range.lowerBound...])
      let words = line[..<range.lowerBound].split(separator: ":")
      guard words.count >= 2, words[0].hasSuffix("/\(name)"), let number = Int(words[1]) else { return }
      place = job.place(line: number, column: 1)
      return
    }
  }

  private mutating func readFrame(_ line: Substring, _ job: RunJob, path: String) {
    if line.hasPrefix("*** "), message == nil {
      let words = line.drop { $0 == "*" || $0 == " " }
      let end = words.firstRange(of: " at 0x")?.lowerBound ?? words.firstRange(of: " ***")?.lowerBound
      let text = words[..<(end ?? words.endIndex)]
      message = String(text.hasPrefix("Program crashed: ") ? text.dropFirst("Program crashed: ".count) : text)
    }
    guard place == nil || place?.column == 0, let range = line.firstRange(of: " at \(path):") else { return }
    let numbers = line[range.upperBound...].split(separator: ":").compactMap { Int($0.prefix { $0.isNumber }) }
    guard let number = numbers.first, let found = job.place(line: number, column: numbers.dropFirst().first ?? 1),
      place == nil || place?.line == found.line
    else { return }
    place = found
  }
}
