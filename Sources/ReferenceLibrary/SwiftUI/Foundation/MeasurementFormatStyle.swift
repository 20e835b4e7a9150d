public import Foundation

@available(iOS 15.0, *)
extension Measurement where UnitType: Dimension {
  /// Writes a measurement: its number as the language does, and its unit as a symbol.
  ///
  /// Foundation on this system lacks it; the names of units in words and the units that a region prefers are not
  /// known here, so that every width writes the symbol.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/foundation/measurement/formatstyle)
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How much room the unit takes.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/foundation/measurement/formatstyle/unitwidth)
    public enum UnitWidth: Hashable, Codable, Sendable {
      /// The unit in words.
      case wide
      /// The unit's symbol.
      case abbreviated
      /// The unit's symbol without a space before it.
      case narrow
    }

    /// How much room the unit takes.
    public var width: UnitWidth
    /// The language and region.
    public var locale: Locale
    /// What the measurement is for.
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    /// How the number is written.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?

    /// Makes a style.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/foundation/measurement/formatstyle/init(width:locale:usage:numberformatstyle:))
    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent, usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.usage = usage
      self.numberFormatStyle = numberFormatStyle
    }

    /// Writes a measurement.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/foundation/measurement/formatstyle/format(_:))
    public func format(_ value: Measurement<UnitType>) -> String {
      let number = (numberFormatStyle ?? .number).locale(locale).format(value.value)
      return number + (width == .narrow ? "" : " ") + value.unit.symbol
    }

    /// The same style for another language.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/foundation/measurement/formatstyle/locale(_:))
    public func locale(_ locale: Locale) -> FormatStyle {
      var style = self
      style.locale = locale
      return style
    }
  }

  /// Writes the measurement with the unit's symbol.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/foundation/measurement/formatted())
  public func formatted() -> String {
    FormatStyle(width: .abbreviated).format(self)
  }

  /// Writes the measurement as a style says.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/foundation/measurement/formatted(_:))
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == Measurement<UnitType> {
    style.format(self)
  }
}

/// What a measurement is for, from which a region's unit follows; here the unit stays as it is.
///
/// [Apple's page](https://developer.apple.com/documentation/foundation/measurementformatunitusage)
@available(iOS 15.0, *)
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Codable, Sendable {
  private let name: String

  /// Anything.
  public static var general: Self { Self(name: "general") }
  /// As the unit stands.
  public static var asProvided: Self { Self(name: "asProvided") }
}

@available(iOS 15.0, *)
extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// The way along roads.
  public static var road: Self { Self(name: "road") }
  /// The height of people.
  public static var personHeight: Self { Self(name: "personHeight") }
}

@available(iOS 15.0, *)
extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// The weather.
  public static var weather: Self { Self(name: "weather") }
  /// The temperature of people.
  public static var person: Self { Self(name: "person") }
}

@available(iOS 15.0, *)
extension Foundation.FormatStyle {
  /// Writes a measurement.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/foundation/formatstyle/measurement(width:usage:numberformatstyle:))
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }
}
