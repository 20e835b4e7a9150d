import Foundation

/// Where a text is read: what decides how numbers and dates are written.
package struct TextEnvironment: Sendable {
  package let locale: Locale
  package let calendar: Calendar
  package let timeZone: TimeZone

  /// The place of a view.
  package init(_ values: EnvironmentValues) {
    locale = values.locale
    calendar = values.calendar
    timeZone = values.timeZone
  }

  /// No place in particular: the system's own.
  package static let system = TextEnvironment(EnvironmentValues())
}

/// A part of a text that is written for the language and region of its reader.
package struct LocalizedPart: Equatable, @unchecked Sendable {
  private let write: (TextEnvironment) -> String

  init(_ write: @escaping (TextEnvironment) -> String) {
    self.write = write
  }

  /// The part as it reads in a place.
  package func text(in environment: TextEnvironment) -> String { write(environment) }

  /// Two parts say the same if they read the same.
  package static func == (left: LocalizedPart, right: LocalizedPart) -> Bool {
    left.text(in: .system) == right.text(in: .system)
  }
}

extension LocalizedPart {
  /// A value as a format style writes it; the style follows the reader's language.
  init<F: FormatStyle>(_ input: F.FormatInput, _ format: F) where F.FormatOutput == String {
    self.init { format.locale($0.locale).format(input) }
  }

  /// A number with a specifier of a format.
  init(_ argument: any CVarArg, _ specifier: String) {
    self.init { String(format: specifier, locale: $0.locale, argument) }
  }

  /// A date.
  init(_ date: Date, _ style: Text.DateStyle) {
    self.init { style.text(of: date, in: $0) }
  }
}

extension Text.DateStyle {
  func text(of date: Date, in environment: TextEnvironment) -> String {
    let (locale, calendar, zone) = (environment.locale, environment.calendar, environment.timeZone)
    switch name {
    case "date":
      return date.formatted(Date.FormatStyle(date: .long, locale: locale, calendar: calendar, timeZone: zone))
    case "time":
      return date.formatted(Date.FormatStyle(time: .shortened, locale: locale, calendar: calendar, timeZone: zone))
    case "relative", "offset", "timer":
      // What runs on is written once, for the moment of the evaluation.
      return date.formatted(Date.RelativeFormatStyle(presentation: .numeric, locale: locale, calendar: calendar))
    default: return date.formatted(Date.FormatStyle(locale: locale, calendar: calendar, timeZone: zone))
    }
  }
}
