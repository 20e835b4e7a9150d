/// Items of a toolbar with a change to them.
nonisolated package struct ChangedToolbarContent<Content: ToolbarContent>: PrimitiveToolbarContent {
  package typealias Body = Never
  package let content: Content
  /// The name of the modifier and what it was given.
  package let change: RecordedModifier
}

extension ChangedToolbarContent: CustomizableToolbarContent where Content: CustomizableToolbarContent {}

extension ToolbarContent {
  nonisolated func changed(
    _ name: String, _ arguments: (label: String?, value: Any)...
  ) -> ChangedToolbarContent<Self> {
    let arguments = arguments.map { RecordedModifier.Argument(label: $0.label, value: $0.value) }
    return ChangedToolbarContent(content: self, change: RecordedModifier(name: name, arguments: arguments))
  }

  /// Shows or hides the glass that the item shares with those beside it. Recorded.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/toolbarcontent/sharedbackgroundvisibility(_:))
  @available(iOS 26.0, *)
  nonisolated public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent {
    changed("sharedBackgroundVisibility", (nil, visibility))
  }

  /// Makes the item the place from which a zoom begins. Recorded.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/toolbarcontent/matchedtransitionsource(id:in:))
  @available(iOS 26.0, *)
  nonisolated public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some ToolbarContent {
    changed("matchedTransitionSource", ("id", id), ("in", namespace))
  }
}

/// What the reader can do with an item of a toolbar.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/toolbarcustomizationbehavior)
@available(iOS 16.0, *)
public struct ToolbarCustomizationBehavior: Hashable, Sendable {
  package let name: String
  /// Move it and take it away.
  public static let `default` = ToolbarCustomizationBehavior(name: "default")
  /// Move it only.
  public static let reorderable = ToolbarCustomizationBehavior(name: "reorderable")
  /// Nothing.
  public static let disabled = ToolbarCustomizationBehavior(name: "disabled")
}

/// How an item of a toolbar is offered to the reader.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/toolbarcustomizationoptions)
@available(iOS 16.0, *)
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: Int

  /// Makes options of bits.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/toolbarcustomizationoptions/init(rawvalue:))
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The palette of items always has it.
  public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}

extension CustomizableToolbarContent {
  /// Says what the reader can do with the item. Recorded.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/customizabletoolbarcontent/customizationbehavior(_:))
  @available(iOS 16.0, *)
  nonisolated public func customizationBehavior(
    _ behavior: ToolbarCustomizationBehavior
  ) -> some CustomizableToolbarContent {
    changed("customizationBehavior", (nil, behavior))
  }

  /// Says whether the item shows before the reader arranges the toolbar. Recorded.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/customizabletoolbarcontent/defaultcustomization(_:options:))
  @available(iOS 16.0, *)
  nonisolated public func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent {
    changed("defaultCustomization", (nil, defaultVisibility), ("options", options))
  }
}

/// Several items in a row that the reader can arrange.
public struct _CustomizableToolbarItems {
  package let items: [any ToolbarContent]
}

extension _CustomizableToolbarItems: PrimitiveToolbarContent {
  /// It is evaluated by the library.
  public typealias Body = Never
}
extension _CustomizableToolbarItems: CustomizableToolbarContent {}

extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}
extension _ConditionalContent: CustomizableToolbarContent
where TrueContent: CustomizableToolbarContent, FalseContent: CustomizableToolbarContent {}
extension Group: CustomizableToolbarContent where Content: CustomizableToolbarContent {}

extension ToolbarContentBuilder {
  /// One statement with items that the reader can arrange.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/toolbarcontentbuilder/buildblock(_:))
  public static func buildBlock<Content: CustomizableToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// Several statements, each with items that the reader can arrange.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/toolbarcontentbuilder/buildblock(_:))
  public static func buildBlock<each Content: CustomizableToolbarContent>(
    _ content: repeat each Content
  ) -> _CustomizableToolbarItems {
    var items: [any ToolbarContent] = []
    for item in repeat each content { items.append(item) }
    return _CustomizableToolbarItems(items: items)
  }
}

extension View {
  /// Adds items that the reader can arrange; the arrangement is kept under `id`.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/toolbar(id:content:))
  @available(iOS 14.0, *)
  nonisolated public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(content: content()))
  }

  /// Shows or hides the background of bars. Recorded.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/toolbarbackgroundvisibility(_:for:))
  @available(iOS 18.0, *)
  nonisolated public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    recorded("toolbarBackgroundVisibility", (nil, visibility), ("for", bars))
  }
}

@available(iOS 14.0, *)
extension ToolbarItem where ID == String {
  /// Makes an item that the reader can arrange, and says whether it shows before.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/toolbaritem/init(id:placement:showsbydefault:content:))
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool,
    @ViewBuilder content: () -> Content
  ) {
    self.init(identifier: id, placement: placement, content: content())
  }
}

/// The views of a group of items with a label for where there is no room for them.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/labeledtoolbaritemgroupcontent)
@available(iOS 16.0, *)
public struct LabeledToolbarItemGroupContent<Content: View, Label: View> {
  package let content: Content
  package let label: Label
}

extension LabeledToolbarItemGroupContent: View {
  @MainActor @preconcurrency public var body: some View { content }
}

@available(iOS 16.0, *)
extension ToolbarItemGroup {
  /// Makes items of views, with a label for where there is no room for them.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/toolbaritemgroup/init(placement:content:label:))
  public init<C: View, L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
  ) where Content == LabeledToolbarItemGroupContent<C, L> {
    self.init(placement: placement) {
      LabeledToolbarItemGroupContent(content: content(), label: label())
    }
  }
}
