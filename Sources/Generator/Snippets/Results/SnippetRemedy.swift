/// What an author can do about a message of the compiler that has its cause in what a page leaves out.
enum SnippetRemedy {
  static func remedy(for message: String) -> String? {
    if let name = quoted(in: message, after: "no such module ") {
      return isPlatformModule(name)
        ? "mark the block platforms=apple: its syntax is checked here, its types are not" : nil
    }
    guard message.contains(" in scope"),
      let name = quoted(in: message, after: "cannot find type ") ?? quoted(in: message, after: "cannot find ")
    else { return nil }
    if isPlatformName(name) { return "mark the block platforms=apple: its syntax is checked here, its types are not" }
    let word = name.first == "$" ? String(name.dropFirst()) : name
    return "declare '\(word)' in a block of the page, or in a hidden one: a comment <!-- swift: … -->"
  }

  /// The text between quotation marks behind `words`, with which the message begins.
  private static func quoted(in message: String, after words: String) -> String? {
    guard message.hasPrefix(words + "'") else { return nil }
    let name = message.dropFirst(words.count + 1).prefix { $0 != "'" }
    return name.isEmpty ? nil : String(name)
  }

  /// Whether a name looks like one of UIKit, AppKit or WatchKit.
  private static func isPlatformName(_ name: String) -> Bool {
    let bytes = Array(name.utf8)
    let prefixes: Set<String> = ["UI", "NS", "WK", "CL", "MK", "UN", "AV", "CG", "CA"]
    guard bytes.count > 3, prefixes.contains(String(name.prefix(2))) else { return false }
    return isCapital(bytes[2]) && !isCapital(bytes[3])
  }

  private static func isCapital(_ byte: UInt8) -> Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) }

  private static func isPlatformModule(_ name: String) -> Bool {
    name.hasSuffix("Kit")
      || ["CoreData", "CoreLocation", "Charts", "Security", "AVFoundation", "Photos", "MapKit"].contains(
        name)
  }
}
