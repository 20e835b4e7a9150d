import Foundation

/// Keeps on disk what is being done in an example, so that a program that stops leaves behind where it was.
struct Trail {
  private let file: Int32?

  /// Without a path nothing is kept.
  init(path: String? = nil) {
    let descriptor = path.map { open($0, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600) }
    file = descriptor.flatMap { $0 >= 0 ? $0 : nil }
  }

  /// Notes what is done, action by action; the last of them is being done.
  func note(_ way: [String]) {
    guard let file else { return }
    let lines = way.map { $0.split(whereSeparator: \.isNewline).joined(separator: " ") }
    let bytes = Array(lines.joined(separator: "\n").utf8)
    guard ftruncate(file, 0) == 0 else { return }
    _ = pwrite(file, bytes, bytes.count, 0)
  }
}
