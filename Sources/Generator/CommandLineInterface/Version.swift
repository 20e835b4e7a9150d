/// The tool's version.
enum Version {
  static let name = "0.1.0"
}
