public import Foundation

/// Lines of text.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/text)
public struct Text: Equatable, Sendable {
  package enum Storage: Equatable, Sendable {
    case verbatim(String)
    case localized(LocalizedStringKey)
    case attributed(AttributedString)
    case joined([Text])
    indirect case image(Image)
    case value(LocalizedPart)
  }

  package var storage: Storage
  /// The looks asked for, in order, such as `bold`; recorded, not drawn.
  package var styles: [String] = []
  /// What assistive technologies say in place of the text.
  package var spoken: String?
  /// The level of the heading that the text is; nil for one that is none.
  package var heading: AccessibilityHeadingLevel?

  package init(storage: Storage) {
    self.storage = storage
  }

  /// Shows a string as it is.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/text/init(verbatim:))
  public init(verbatim content: String) {
    storage = .verbatim(content)
  }

  /// Shows a string that is not looked up in translations.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/text/init(_:))
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {
    storage = .verbatim(String(content))
  }

  /// Shows the translation of a key; literals make keys.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/text/init(_:tablename:bundle:comment:))
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    storage = .localized(key)
  }

  /// Shows a localised string.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/text/init(_:))
  @available(iOS 16.0, *)
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    storage = .verbatim(String(localized: resource))
  }

  /// Shows an attributed string.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/text/init(_:))
  @available(iOS 15.0, *)
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    storage = .attributed(attributedContent)
  }

  /// Shows a value as a format style writes it.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/text/init(_:format:))
  @available(iOS 15.0, *)
  public init<F: FormatStyle>(
    _ input: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    storage = .value(LocalizedPart(input, format))
  }

  /// Shows a date.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/text/init(_:style:))
  @available(iOS 14.0, *)
  public init(_ date: Date, style: DateStyle) {
    storage = .value(LocalizedPart(date, style))
  }

  /// Makes text of a stretch of time.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/text/init(_:))
  @available(iOS 14.0, *)
  public init(_ dates: ClosedRange<Date>) {
    storage = .value(
      LocalizedPart { environment in
        let style = Date.FormatStyle(
          date: .numeric, time: .shortened, locale: environment.locale, calendar: environment.calendar,
          timeZone: environment.timeZone)
        return "\(dates.lowerBound.formatted(style)) – \(dates.upperBound.formatted(style))"
      })
  }

  /// Makes text that counts through a stretch of time; here it shows where it begins.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/text/init(timerinterval:pausetime:countsdown:showshours:))
  @available(iOS 16.0, *)
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    let seconds = Int(timerInterval.upperBound.timeIntervalSince(timerInterval.lowerBound))
    storage = .verbatim(Duration.seconds(countsDown ? seconds : 0).formatted())
  }

  /// Makes text of a picture.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/text/init(_:))
  @available(iOS 14.0, *)
  public init(_ image: Image) {
    storage = .image(image)
  }

  /// The text that a reader sees in a place.
  package func text(in environment: TextEnvironment) -> String {
    runs(in: environment).map(\.text).joined()
  }

  /// The text that a reader sees where nothing is said about the place.
  package var plainText: String { text(in: .system) }

  /// The pieces of the text, each with its own looks; those of the whole text are `styles`.
  package func runs(in environment: TextEnvironment) -> [TextRun] {
    switch storage {
    case .verbatim(let text): [TextRun(text: text)]
    case .localized(let key): key.runs(in: environment)
    case .attributed(let text): TextRun.runs(of: text)
    case .image: []
    case .value(let value): [TextRun(text: value.text(in: environment))]
    case .joined(let parts):
      parts.flatMap { part in
        part.runs(in: environment).map { TextRun(text: $0.text, styles: part.styles + $0.styles, link: $0.link) }
      }
    }
  }

  /// Joins two texts, each with its own looks.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/text/+(_:_:))
  @available(iOS, introduced: 13.0, deprecated: 26.0, message: "Use string interpolation on Text instead")
  public static func + (left: Text, right: Text) -> Text {
    Text(storage: .joined([left, right]))
  }

  func styled(_ style: String) -> Text {
    var copy = self
    copy.styles.append(style)
    return copy
  }
}

extension Text: PrimitiveView {
  /// It is evaluated by the library.
  public typealias Body = Never
}

extension Text {
  /// How a date is written.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/text/datestyle)
  @available(iOS 14.0, *)
  public struct DateStyle: Hashable, Codable, Sendable {
    let name: String

    /// The day.
    public static let date = DateStyle(name: "date")
    /// The time of day.
    public static let time = DateStyle(name: "time")
    /// How far away it is.
    public static let relative = DateStyle(name: "relative")
    /// How far away it is, with a sign.
    public static let offset = DateStyle(name: "offset")
    /// A running clock.
    public static let timer = DateStyle(name: "timer")
  }

  /// Where a line that is too long is cut.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/text/truncationmode)
  public enum TruncationMode: Hashable, Sendable {
    /// At its beginning.
    case head
    /// At its end.
    case tail
    /// In its middle.
    case middle
  }

  /// Capital or small letters.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/text/case)
  @available(iOS 14.0, *)
  public enum Case: Hashable, Sendable {
    /// Capital letters.
    case uppercase
    /// Small letters.
    case lowercase
  }

  /// How a line under or through text is drawn.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/text/linestyle)
  @available(iOS 15.0, *)
  public struct LineStyle: Hashable, Sendable {
    /// The pattern of a line.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/swiftui/text/linestyle/pattern)
    public enum Pattern: Hashable, Sendable {
      /// Without gaps.
      case solid
      /// Dots.
      case dot
      /// Dashes.
      case dash
      /// A dash and a dot.
      case dashDot
      /// A dash and two dots.
      case dashDotDot
    }

    let pattern: Pattern

    /// Makes a line style.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/swiftui/text/linestyle/init(pattern:color:))
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
    }

    /// A single line.
    public static let single = LineStyle()
  }
}
