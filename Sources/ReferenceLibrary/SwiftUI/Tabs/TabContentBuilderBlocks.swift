// The compiler cannot say "every element has this tab value" of a parameter pack, hence one function a length.
@available(iOS 18.0, *)
extension TabContentBuilder {
  /// 2 statements.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/tabcontentbuilder/buildblock(_:_:))
  public static func buildBlock<C0: TabContent, C1: TabContent>(
    _ c0: C0, _ c1: C1
  ) -> TupleTabContent<TabValue>
  where C0.TabValue == TabValue, C1.TabValue == TabValue {
    TupleTabContent(tabs: [c0, c1])
  }

  /// 3 statements.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/tabcontentbuilder/buildblock(_:_:_:))
  public static func buildBlock<C0: TabContent, C1: TabContent, C2: TabContent>(
    _ c0: C0, _ c1: C1, _ c2: C2
  ) -> TupleTabContent<TabValue>
  where C0.TabValue == TabValue, C1.TabValue == TabValue, C2.TabValue == TabValue {
    TupleTabContent(tabs: [c0, c1, c2])
  }

  /// 4 statements.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/tabcontentbuilder/buildblock(_:_:_:_:))
  public static func buildBlock<C0: TabContent, C1: TabContent, C2: TabContent, C3: TabContent>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3
  ) -> TupleTabContent<TabValue>
  where C0.TabValue == TabValue, C1.TabValue == TabValue, C2.TabValue == TabValue, C3.TabValue == TabValue {
    TupleTabContent(tabs: [c0, c1, c2, c3])
  }

  /// 5 statements.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/tabcontentbuilder/buildblock(_:_:_:_:_:))
  public static func buildBlock<C0: TabContent, C1: TabContent, C2: TabContent, C3: TabContent, C4: TabContent>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4
  ) -> TupleTabContent<TabValue>
  where
    C0.TabValue == TabValue, C1.TabValue == TabValue, C2.TabValue == TabValue, C3.TabValue == TabValue,
    C4.TabValue == TabValue
  {
    TupleTabContent(tabs: [c0, c1, c2, c3, c4])
  }

  /// 6 statements.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/tabcontentbuilder/buildblock(_:_:_:_:_:_:))
  public static func buildBlock<
    C0: TabContent, C1: TabContent, C2: TabContent, C3: TabContent, C4: TabContent, C5: TabContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5
  ) -> TupleTabContent<TabValue>
  where
    C0.TabValue == TabValue, C1.TabValue == TabValue, C2.TabValue == TabValue, C3.TabValue == TabValue,
    C4.TabValue == TabValue, C5.TabValue == TabValue
  {
    TupleTabContent(tabs: [c0, c1, c2, c3, c4, c5])
  }

  /// 7 statements.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/tabcontentbuilder/buildblock(_:_:_:_:_:_:_:))
  public static func buildBlock<
    C0: TabContent, C1: TabContent, C2: TabContent, C3: TabContent, C4: TabContent, C5: TabContent, C6: TabContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6
  ) -> TupleTabContent<TabValue>
  where
    C0.TabValue == TabValue, C1.TabValue == TabValue, C2.TabValue == TabValue, C3.TabValue == TabValue,
    C4.TabValue == TabValue, C5.TabValue == TabValue, C6.TabValue == TabValue
  {
    TupleTabContent(tabs: [c0, c1, c2, c3, c4, c5, c6])
  }

  /// 8 statements.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/tabcontentbuilder/buildblock(_:_:_:_:_:_:_:_:))
  public static func buildBlock<
    C0: TabContent, C1: TabContent, C2: TabContent, C3: TabContent, C4: TabContent, C5: TabContent, C6: TabContent,
    C7: TabContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7
  ) -> TupleTabContent<TabValue>
  where
    C0.TabValue == TabValue, C1.TabValue == TabValue, C2.TabValue == TabValue, C3.TabValue == TabValue,
    C4.TabValue == TabValue, C5.TabValue == TabValue, C6.TabValue == TabValue, C7.TabValue == TabValue
  {
    TupleTabContent(tabs: [c0, c1, c2, c3, c4, c5, c6, c7])
  }

  /// 9 statements.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/tabcontentbuilder/buildblock(_:_:_:_:_:_:_:_:_:))
  public static func buildBlock<
    C0: TabContent, C1: TabContent, C2: TabContent, C3: TabContent, C4: TabContent, C5: TabContent, C6: TabContent,
    C7: TabContent, C8: TabContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8
  ) -> TupleTabContent<TabValue>
  where
    C0.TabValue == TabValue, C1.TabValue == TabValue, C2.TabValue == TabValue, C3.TabValue == TabValue,
    C4.TabValue == TabValue, C5.TabValue == TabValue, C6.TabValue == TabValue, C7.TabValue == TabValue,
    C8.TabValue == TabValue
  {
    TupleTabContent(tabs: [c0, c1, c2, c3, c4, c5, c6, c7, c8])
  }

  /// 10 statements.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/tabcontentbuilder/buildblock(_:_:_:_:_:_:_:_:_:_:))
  public static func buildBlock<
    C0: TabContent, C1: TabContent, C2: TabContent, C3: TabContent, C4: TabContent, C5: TabContent, C6: TabContent,
    C7: TabContent, C8: TabContent, C9: TabContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9
  ) -> TupleTabContent<TabValue>
  where
    C0.TabValue == TabValue, C1.TabValue == TabValue, C2.TabValue == TabValue, C3.TabValue == TabValue,
    C4.TabValue == TabValue, C5.TabValue == TabValue, C6.TabValue == TabValue, C7.TabValue == TabValue,
    C8.TabValue == TabValue, C9.TabValue == TabValue
  {
    TupleTabContent(tabs: [c0, c1, c2, c3, c4, c5, c6, c7, c8, c9])
  }
}
