/// A release of iOS.
struct Release: Comparable, CustomStringConvertible {
  let major: Int
  let minor: Int

  init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// Reads `16` or `16.4`.
  init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".").map { Int($0) }
    guard let first = parts.first, let major = first else { return nil }
    self.init(major, parts.count > 1 ? parts[1] ?? 0 : 0)
  }

  var description: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }

  static func < (left: Release, right: Release) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }
}
