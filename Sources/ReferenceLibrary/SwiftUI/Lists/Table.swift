public import Foundation

/// Values in rows and columns; a list of its first column where the width is compact.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/table)
@available(iOS 16.0, *)
public struct Table<Value: Identifiable, Rows, Columns> {
  package let selection: ListSelection?
  package let rows: [Value]
  package let columns: [any TableColumnContent]
}

extension Table: PrimitiveView {
  /// It is evaluated by the library.
  public typealias Body = Never
}

/// A column, or several.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/tablecolumncontent)
@available(iOS 16.0, *)
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue> {
  /// The kind of values in the rows.
  associatedtype TableRowValue: Identifiable
}

/// A column of a table.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/tablecolumn)
@available(iOS 16.0, *)
public struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View> {
  package let label: Label
  package let content: (RowValue) -> Content
  package var width: ClosedRange<CGFloat>?
}

extension TableColumn: TableColumnContent {
  /// The kind of values in the rows.
  public typealias TableRowValue = RowValue
}

@available(iOS 16.0, *)
extension TableColumn where Label == Text {
  /// Makes a column of views.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/tablecolumn/init(_:content:))
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content)
  where Sort == Never {
    self.init(label: Text(titleKey), content: content)
  }

  /// Makes a column of views that can be sorted by a value.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/tablecolumn/init(_:value:content:))
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) where Sort == KeyPathComparator<RowValue> {
    self.init(label: Text(titleKey), content: content)
  }

  /// Makes a column of texts that can be sorted.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/tablecolumn/init(_:value:))
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>)
  where Content == Text, Sort == KeyPathComparator<RowValue> {
    self.init(label: Text(titleKey), content: { Text($0[keyPath: value]) })
  }
}

@available(iOS 16.0, *)
extension TableColumn {
  /// Sets the width in points.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/tablecolumn/width(_:))
  public func width(_ width: CGFloat? = nil) -> TableColumn {
    TableColumn(label: label, content: content, width: width.map { $0...$0 })
  }

  /// Sets the bounds of the width in points.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/tablecolumn/width(min:ideal:max:))
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn {
    let least = min ?? 0
    return TableColumn(label: label, content: content, width: least...Swift.max(least, max ?? .infinity))
  }
}

/// Puts columns together.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/tablecolumnbuilder)
@available(iOS 16.0, *)
@resultBuilder
public struct TableColumnBuilder<RowValue: Identifiable, Sort> {
  /// One column.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/tablecolumnbuilder/buildexpression(_:))
  public static func buildExpression<S, V: View, L: View>(
    _ column: TableColumn<RowValue, S, V, L>
  ) -> TableColumn<RowValue, S, V, L> {
    column
  }

  /// All the columns.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/tablecolumnbuilder/buildblock(_:))
  public static func buildBlock<each Column: TableColumnContent>(
    _ column: repeat each Column
  ) -> TupleTableColumnContent<RowValue> {
    var columns: [any TableColumnContent] = []
    for each in repeat each column { columns.append(each) }
    return TupleTableColumnContent(columns: columns)
  }
}

/// Several columns.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/tupletablecolumncontent)
@available(iOS 16.0, *)
public struct TupleTableColumnContent<RowValue: Identifiable> {
  package let columns: [any TableColumnContent]
}

extension TupleTableColumnContent: TableColumnContent {
  /// The kind of values in the rows.
  public typealias TableRowValue = RowValue
}

/// A row for each value.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/tableforeachcontent)
@available(iOS 16.0, *)
public struct TableForEachContent<Data: RandomAccessCollection> {}

@available(iOS 16.0, *)
extension Table where Columns == TupleTableColumnContent<Value> {
  /// Makes a table.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/table/init(_:columns:))
  public init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(selection: nil, rows: Array(data), columns: columns().columns)
  }

  /// Makes a table of which one row can be selected.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/table/init(_:selection:columns:))
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(selection: ListSelection(selection), rows: Array(data), columns: columns().columns)
  }

  /// Makes a table of which several rows can be selected.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/table/init(_:selection:columns:))
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(selection: ListSelection(selection), rows: Array(data), columns: columns().columns)
  }

  /// Makes a table that can be sorted.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/table/init(_:sortorder:columns:))
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value {
    self.init(selection: nil, rows: Array(data), columns: columns().columns)
  }

  /// Makes a table that can be sorted, of which one row can be selected.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/table/init(_:selection:sortorder:columns:))
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value {
    self.init(selection: ListSelection(selection), rows: Array(data), columns: columns().columns)
  }

  /// Makes a table that can be sorted, of which several rows can be selected.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/table/init(_:selection:sortorder:columns:))
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value {
    self.init(selection: ListSelection(selection), rows: Array(data), columns: columns().columns)
  }
}
