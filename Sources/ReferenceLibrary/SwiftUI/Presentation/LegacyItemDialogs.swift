extension View {
  /// Shows an alert for a value while there is one.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/alert(item:content:))
  @available(
    iOS, introduced: 13.0, deprecated: 100000.0, message: "use alert(title:isPresented:presenting::actions:) instead."
  )
  nonisolated public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Alert
  ) -> some View {
    let alert = item.wrappedValue.map(content)
    return modifier(
      Dialog(
        .alert, alert?.title ?? Text(verbatim: ""), item.isThere(),
        actions: LegacyDialogButtons(buttons: alert?.buttons ?? []), message: alert?.message))
  }

  /// Shows a dialog for a value while there is one.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/actionsheet(item:content:))
  @available(
    iOS, introduced: 13.0, deprecated: 100000.0,
    message: "use confirmationDialog(_:isPresented:titleVisibility:presenting:actions:) instead."
  )
  nonisolated public func actionSheet<T: Identifiable>(
    item: Binding<T?>, content: (T) -> ActionSheet
  ) -> some View {
    let sheet = item.wrappedValue.map(content)
    return modifier(
      Dialog(
        .confirmation, sheet?.title ?? Text(verbatim: ""), item.isThere(), visibility: .visible,
        actions: LegacyDialogButtons(buttons: sheet?.buttons ?? []), message: sheet?.message))
  }
}
