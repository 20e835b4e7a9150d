public import Foundation

/// Fields for values that are not text: what is typed is parsed, what is there is formatted.
extension TextField {
  /// Makes a field for a value.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/textfield/init(value:format:prompt:label:))
  @available(iOS 15.0, *)
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(text: Self.written(value, format), prompt: prompt, label: label)
  }

  /// Makes a field for a value that may be missing.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/textfield/init(value:format:prompt:label:))
  @available(iOS 15.0, *)
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(text: Self.written(value, format), prompt: prompt, label: label)
  }

  fileprivate static func written<F: ParseableFormatStyle>(
    _ value: Binding<F.FormatInput>, _ format: F
  ) -> Binding<String> where F.FormatOutput == String {
    Binding(
      get: { format.format(value.wrappedValue) },
      set: { text in if let parsed = try? format.parseStrategy.parse(text) { value.wrappedValue = parsed } })
  }

  fileprivate static func written<F: ParseableFormatStyle>(
    _ value: Binding<F.FormatInput?>, _ format: F
  ) -> Binding<String> where F.FormatOutput == String {
    Binding(
      get: { value.wrappedValue.map { format.format($0) } ?? "" },
      set: { value.wrappedValue = try? format.parseStrategy.parse($0) })
  }
}

extension TextField where Label == Text {
  /// Makes a field for a value.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/textfield/init(_:value:format:prompt:))
  @available(iOS 15.0, *)
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }

  /// Makes a field for a value.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/textfield/init(_:value:format:prompt:))
  @available(iOS 15.0, *)
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  /// Makes a field for a value that may be missing.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/textfield/init(_:value:format:prompt:))
  @available(iOS 15.0, *)
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }

  /// Makes a field for a value that a formatter writes and reads.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/textfield/init(_:value:formatter:))
  public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter) {
    self.init(
      text: Binding(
        get: { formatter.string(for: value.wrappedValue) ?? "" },
        set: { text in
          let number = (formatter as? NumberFormatter)?.number(from: text)
          if let parsed = (number as? V) ?? number.flatMap({ Self.convert($0) }) { value.wrappedValue = parsed }
        })
    ) { Text(titleKey) }
  }

  private static func convert<V>(_ number: NSNumber) -> V? {
    [number.intValue as Any, number.doubleValue, number.floatValue, CGFloat(number.doubleValue), number.decimalValue]
      .lazy.compactMap { $0 as? V }.first
  }

  /// Makes a field that tells when typing begins and ends.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/textfield/init(_:text:oneditingchanged:oncommit:))
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use FocusState<T> and View.onSubmit(of:_:).")
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(text: text) { Text(titleKey) }
  }

  /// Makes a field with a binding to what is selected.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/textfield/init(_:text:selection:prompt:axis:))
  @available(iOS 18.0, *)
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(text: text, prompt: prompt, axis: axis ?? .horizontal) { Text(titleKey) }
  }
}

extension TextEditor {
  /// Makes an editor with a binding to what is selected.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/texteditor/init(text:selection:))
  @available(iOS 18.0, *)
  public init(text: Binding<String>, selection: Binding<TextSelection?>) {
    self.init(text: text)
  }
}

/// A part of a text that is selected.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/textselection)
@available(iOS 18.0, *)
public struct TextSelection: Equatable, Hashable {
  /// What is selected.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/textselection/indices-swift.enum)
  public enum Indices: Equatable, Hashable {
    /// A part, or a place between characters.
    case selection(Range<String.Index>)
    /// Several parts.
    case multiSelection(RangeSet<String.Index>)
  }

  /// What is selected.
  public var indices: Indices

  /// Selects a part.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/textselection/init(range:))
  public init(range: Range<String.Index>) {
    indices = .selection(range)
  }

  /// Selects a place between characters.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/textselection/init(insertionpoint:))
  public init(insertionPoint: String.Index) {
    indices = .selection(insertionPoint..<insertionPoint)
  }

  /// Whether it is a place between characters.
  public var isInsertion: Bool {
    if case .selection(let range) = indices { range.isEmpty } else { false }
  }
}
