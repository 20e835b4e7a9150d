public import Foundation

/// A text's key in the tables of translations; a literal with interpolations makes one.
///
/// Without tables it reads as its own format with the arguments filled in.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/localizedstringkey)
public struct LocalizedStringKey: ExpressibleByStringInterpolation {
  /// The key as it stands in a table: interpolations are `%@`, `%lld`, `%lf`.
  package let key: String
  /// The parts of the text for a reader when no table has the key.
  private let parts: [Part]

  /// A part of a text.
  fileprivate enum Part: Equatable {
    /// What stands in the literal, with its marks.
    case literal(String)
    /// An interpolated string.
    case string(String)
    /// An interpolated value.
    case value(LocalizedPart)
    /// An interpolated text with its own looks.
    case text(Text)
  }

  /// The pieces of the text for a reader when no table has the key; marks in the literal are read as Markdown.
  package func runs(in environment: TextEnvironment) -> [TextRun] {
    // Interpolated values may hold signs that are no marks: they take their places after the marks are read.
    var values: [[TextRun]] = []
    var template = ""
    for part in parts {
      switch part {
      case .literal(let text): template += text
      case .string(let text): values.append([TextRun(text: text)])
      case .value(let value): values.append([TextRun(text: value.text(in: environment))])
      case .text(let text): values.append(text.runs(in: environment))
      }
      if case .literal = part { continue }
      template.unicodeScalars.append(Self.placeholder)
    }
    guard !values.isEmpty else { return TextRun.runs(ofMarkdown: template) }
    return TextRun.runs(ofMarkdown: template).flatMap { Self.fill($0, from: &values) }
  }

  /// Stands for an interpolated value; a character that no text uses.
  private static let placeholder: Unicode.Scalar = "\u{10FFFD}"

  private static func fill(_ run: TextRun, from values: inout [[TextRun]]) -> [TextRun] {
    var filled: [TextRun] = []
    func add(_ text: String, _ styles: [String], _ link: URL?) {
      let run = TextRun(text: text, styles: run.styles + styles, link: link ?? run.link)
      if let last = filled.last, last.styles == run.styles, last.link == run.link {
        filled[filled.count - 1].text += text
      } else if !text.isEmpty {
        filled.append(run)
      }
    }
    for (index, piece) in run.text.unicodeScalars.split(separator: placeholder, omittingEmptySubsequences: false)
      .enumerated()
    {
      if index > 0, !values.isEmpty {
        for value in values.removeFirst() { add(value.text, value.styles, value.link) }
      }
      add(String(piece), [], nil)
    }
    return filled
  }

  /// Makes a key.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/localizedstringkey/init(_:))
  public init(_ value: String) {
    key = value
    parts = [.literal(value)]
  }

  /// Makes a key of a literal without interpolations.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/localizedstringkey/init(stringliteral:))
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// Makes a key of a literal with interpolations.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/localizedstringkey/init(stringinterpolation:))
  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    parts = stringInterpolation.parts
  }

  /// Collects the parts of a literal.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/localizedstringkey/stringinterpolation)
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var key = ""
    fileprivate var parts: [Part] = []

    /// Makes room for a literal.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/swiftui/localizedstringkey/stringinterpolation/init(literalcapacity:interpolationcount:))
    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + interpolationCount * 3)
    }

    /// Adds literal text.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/swiftui/localizedstringkey/stringinterpolation/appendliteral(_:))
    public mutating func appendLiteral(_ literal: String) {
      key += literal
      parts.append(.literal(literal))
    }

    /// Adds a string.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/swiftui/localizedstringkey/stringinterpolation/appendinterpolation(_:))
    public mutating func appendInterpolation(_ string: String) {
      append("%@", .string(string))
    }

    /// Adds part of a string.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/swiftui/localizedstringkey/stringinterpolation/appendinterpolation(_:))
    public mutating func appendInterpolation(_ string: Substring) {
      append("%@", .string(String(string)))
    }

    /// Adds a number.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/swiftui/localizedstringkey/stringinterpolation/appendinterpolation(_:))
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      append(T._specifier, .value(LocalizedPart(value._arg, T._specifier)))
    }

    /// Adds a number with a specifier such as `%.2f`.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/swiftui/localizedstringkey/stringinterpolation/appendinterpolation(_:specifier:))
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      append(specifier, .value(LocalizedPart(value._arg, specifier)))
    }

    /// Adds a text view's text.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/swiftui/localizedstringkey/stringinterpolation/appendinterpolation(_:))
    public mutating func appendInterpolation(_ text: Text) {
      append("%@", .text(text))
    }

    /// Adds an attributed string's text.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/swiftui/localizedstringkey/stringinterpolation/appendinterpolation(_:))
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      append("%@", .text(Text(attributedString)))
    }

    /// Adds a value as a format style writes it.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/swiftui/localizedstringkey/stringinterpolation/appendinterpolation(_:format:))
    public mutating func appendInterpolation<F: FormatStyle>(
      _ input: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
      append("%@", .value(LocalizedPart(input, format)))
    }

    /// Adds a date.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/swiftui/localizedstringkey/stringinterpolation/appendinterpolation(_:style:))
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append("%@", .value(LocalizedPart(date, style)))
    }

    /// Adds a localised string.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/swiftui/localizedstringkey/stringinterpolation/appendinterpolation(_:))
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      append("%@", .string(String(localized: resource)))
    }

    /// Adds an image; it has no text.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/swiftui/localizedstringkey/stringinterpolation/appendinterpolation(_:))
    public mutating func appendInterpolation(_ image: Image) {
      append("%@", .string(""))
    }

    private mutating func append(_ specifier: String, _ part: Part) {
      key += specifier
      parts.append(part)
    }
  }
}

extension LocalizedStringKey: Equatable {}
extension LocalizedStringKey: @unchecked Sendable {}

/// A number that can stand in a localised text.
public protocol _FormatSpecifiable: Equatable {
  /// The number as an argument of a format.
  var _arg: any CVarArg { get }
  /// The number as plain text.
  var _plainDescription: String { get }
  /// The specifier of this kind of number.
  static var _specifier: String { get }
}

extension _FormatSpecifiable where Self: BinaryInteger, Self: CVarArg {
  /// The number itself.
  public var _arg: any CVarArg { self }
  /// Its digits.
  public var _plainDescription: String { String(self) }
  /// `%lld`, or `%llu` without a sign.
  public static var _specifier: String { isSigned ? "%lld" : "%llu" }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}

extension Float: _FormatSpecifiable {
  /// The number as a double.
  public var _arg: any CVarArg { Double(self) }
  /// Six digits behind the point.
  public var _plainDescription: String { String(format: "%f", Double(self)) }
  /// `%f`.
  public static var _specifier: String { "%f" }
}

extension Double: _FormatSpecifiable {
  /// The number itself.
  public var _arg: any CVarArg { self }
  /// Six digits behind the point.
  public var _plainDescription: String { String(format: "%f", self) }
  /// `%lf`.
  public static var _specifier: String { "%lf" }
}

extension CGFloat: _FormatSpecifiable {
  /// The number as a double.
  public var _arg: any CVarArg { Double(self) }
  /// Six digits behind the point.
  public var _plainDescription: String { String(format: "%f", Double(self)) }
  /// `%lf`.
  public static var _specifier: String { "%lf" }
}
