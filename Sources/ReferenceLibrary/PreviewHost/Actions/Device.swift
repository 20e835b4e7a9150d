public import Foundation
public import SwiftUI

/// The device that a host plays: how much room it has, and what its owner has set.
public struct Device {
  /// Whether there is much width or little.
  public var horizontalSizeClass: UserInterfaceSizeClass
  /// Whether there is much height or little.
  public var verticalSizeClass: UserInterfaceSizeClass
  /// Light or dark.
  public var colorScheme = ColorScheme.light
  /// The size of the text.
  public var dynamicTypeSize = DynamicTypeSize.large
  /// The language and region.
  public var locale = Locale(identifier: "en_US")
  /// The direction in which the interface is read.
  public var layoutDirection = LayoutDirection.leftToRight

  /// A phone, held upright.
  public static let phone = Device(horizontalSizeClass: .compact, verticalSizeClass: .regular)
  /// A tablet, with the app over the whole screen.
  public static let tablet = Device(horizontalSizeClass: .regular, verticalSizeClass: .regular)

  /// Makes a light device in English.
  public init(horizontalSizeClass: UserInterfaceSizeClass, verticalSizeClass: UserInterfaceSizeClass) {
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
  }

  /// Sets the language by its identifier, such as `ar`, and the direction in which it is read.
  public mutating func setLanguage(_ identifier: String) {
    locale = Locale(identifier: identifier)
    layoutDirection = locale.language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// Sets the values that views read; the calendar and the time zone are the same on every system.
  func fill(_ environment: inout EnvironmentValues) {
    environment.horizontalSizeClass = horizontalSizeClass
    environment.verticalSizeClass = verticalSizeClass
    environment.colorScheme = colorScheme
    environment.dynamicTypeSize = dynamicTypeSize
    environment.locale = locale
    environment.layoutDirection = layoutDirection
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    calendar.timeZone = .gmt
    environment.calendar = calendar
    environment.timeZone = .gmt
  }
}

extension PreviewHost {
  /// Whether there is much width or little; changing it is what turning or resizing does.
  public var horizontalSizeClass: UserInterfaceSizeClass {
    get { device.horizontalSizeClass }
    set { device.horizontalSizeClass = newValue }
  }

  /// Whether there is much height or little.
  public var verticalSizeClass: UserInterfaceSizeClass {
    get { device.verticalSizeClass }
    set { device.verticalSizeClass = newValue }
  }

  /// Light or dark.
  public var colorScheme: ColorScheme {
    get { device.colorScheme }
    set { device.colorScheme = newValue }
  }

  /// The size of the text.
  public var dynamicTypeSize: DynamicTypeSize {
    get { device.dynamicTypeSize }
    set { device.dynamicTypeSize = newValue }
  }

  /// Sets the language by its identifier, such as `ar`, and the direction in which it is read.
  public func setLanguage(_ identifier: String) {
    device.setLanguage(identifier)
  }
}
