public import Foundation

/// A view that shows over, beside or in place of another while a binding has a value: the one mechanism behind sheets,
/// covers, popovers, inspectors and pushed screens.
nonisolated package struct Presentation<Item, Content: View>: PrimitiveModifier {
  package enum Kind: String {
    case sheet, fullScreenCover, popover, inspector, push
  }

  package typealias Body = Never
  package let kind: Kind
  package let item: Binding<Item?>
  /// What tells one item from another; a change presents anew.
  package let identity: (Item) -> AnyHashable
  package let onDismiss: (() -> Void)?
  package let content: (Item) -> Content

  package init(
    kind: Kind, item: Binding<Item?>, identity: @escaping (Item) -> AnyHashable, onDismiss: (() -> Void)?,
    content: @escaping (Item) -> Content
  ) {
    self.kind = kind
    self.item = item
    self.identity = identity
    self.onDismiss = onDismiss
    self.content = content
  }

  package init(
    kind: Kind, isPresented: Binding<Bool>, onDismiss: (() -> Void)?, content: @escaping () -> Content
  ) where Item == ShownByFlag {
    self.init(
      kind: kind,
      item: Binding(
        get: { isPresented.wrappedValue ? ShownByFlag() : nil }, set: { isPresented.wrappedValue = $0 != nil }),
      identity: { AnyHashable($0) }, onDismiss: onDismiss, content: { _ in content() })
  }
}

/// The item of a presentation that depends on a flag.
package struct ShownByFlag: Hashable {}

extension View {
  /// Presents a sheet while a binding is true.
  ///
  /// - Parameters:
  ///   - isPresented: set to false when the reader closes the sheet.
  ///   - onDismiss: called after the sheet has closed, by whatever means.
  ///   - content: makes the sheet.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/sheet(ispresented:ondismiss:content:))
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(Presentation(kind: .sheet, isPresented: isPresented, onDismiss: onDismiss, content: content))
  }

  /// Presents a sheet for an item while a binding has one; another identity presents a new sheet.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/sheet(item:ondismiss:content:))
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      Presentation(
        kind: .sheet, item: item, identity: { AnyHashable($0.id) }, onDismiss: onDismiss, content: content))
  }

  /// Presents a cover of the whole screen while a binding is true.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/fullscreencover(ispresented:ondismiss:content:))
  @available(iOS 14.0, *)
  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(Presentation(kind: .fullScreenCover, isPresented: isPresented, onDismiss: onDismiss, content: content))
  }

  /// Presents a cover of the whole screen for an item while a binding has one.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/fullscreencover(item:ondismiss:content:))
  @available(iOS 14.0, *)
  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      Presentation(
        kind: .fullScreenCover, item: item, identity: { AnyHashable($0.id) }, onDismiss: onDismiss, content: content))
  }

  /// Presents a popover while a binding is true; a sheet where there is little room.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/popover(ispresented:attachmentanchor:arrowedge:content:))
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(Presentation(kind: .popover, isPresented: isPresented, onDismiss: nil, content: content))
  }

  /// Presents a popover for an item while a binding has one; a sheet where there is little room.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/popover(item:attachmentanchor:arrowedge:content:))
  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      Presentation(kind: .popover, item: item, identity: { AnyHashable($0.id) }, onDismiss: nil, content: content))
  }

  /// Shows a column of details beside this view while a binding is true; a sheet where there is little room.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/inspector(ispresented:content:))
  @available(iOS 17.0, *)
  nonisolated public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> V
  ) -> some View {
    let column = content()
    return modifier(Presentation(kind: .inspector, isPresented: isPresented, onDismiss: nil) { column })
  }
}

extension View {
  /// Sets the bounds of the width of the inspector, in points. Recorded.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/inspectorcolumnwidth(min:ideal:max:))
  @available(iOS 17.0, *)
  nonisolated public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    recorded("inspectorColumnWidth", ("min", min as Any), ("ideal", ideal), ("max", max as Any))
  }

  /// Sets the width of the inspector, in points. Recorded.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/inspectorcolumnwidth(_:))
  @available(iOS 17.0, *)
  nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    recorded("inspectorColumnWidth", (nil, width))
  }
}

/// Where a popover points to.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/popoverattachmentanchor)
public enum PopoverAttachmentAnchor: Sendable {
  /// A rectangle of the view.
  case rect(Source)
  /// A point of the view.
  case point(UnitPoint)

  /// A rectangle of a view.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/popoverattachmentanchor)
  public enum Source: Sendable {
    /// The view's bounds.
    case bounds
  }
}
