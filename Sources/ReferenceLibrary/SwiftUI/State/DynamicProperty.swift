/// A stored property of a view that the library fills in before the view's body is read.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/dynamicproperty)
public protocol DynamicProperty {
  /// Called before the body is read, to bring the property up to date.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/dynamicproperty/update())
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/dynamicproperty/update())
  public mutating func update() {}
}
