import Observation
import PreviewRecording
import SwiftUI

/// What a split view knows: its columns, which of them show, and which is on top where there is room for one.
@Observable final class SplitController {
  @ObservationIgnored private(set) weak var node: Node?
  @ObservationIgnored private(set) var columns: [SplitColumn] = []
  @ObservationIgnored var visibilityBinding: Binding<NavigationSplitViewVisibility>?
  @ObservationIgnored var preferenceBinding: Binding<NavigationSplitViewColumn>?
  private var ownVisibility = NavigationSplitViewVisibility.automatic
  private var ownPreference = NavigationSplitViewColumn.sidebar

  /// Makes the knowledge of two or three columns.
  init(_ node: Node, columns count: Int) {
    self.node = node
    let kinds: [Column.Kind] = count > 2 ? [.sidebar, .content, .detail] : [.sidebar, .detail]
    columns = kinds.indices.map { SplitColumn(kinds[$0], at: $0, in: self) }
  }

  /// Whether all columns are one stack, because there is little width.
  var isCollapsed: Bool { node?.surroundings.environment.horizontalSizeClass != .regular }

  /// Which columns are asked for where there is room; `automatic` is a matter of the place: here, all.
  var visibility: NavigationSplitViewVisibility {
    get { visibilityBinding?.wrappedValue ?? ownVisibility }
    set {
      ownVisibility = newValue
      visibilityBinding?.wrappedValue = newValue
    }
  }

  /// The columns that stand side by side.
  var visible: [SplitColumn] {
    switch visibility {
    case .detailOnly: columns.suffix(1)
    case .doubleColumn: columns.suffix(2)
    default: columns
    }
  }

  /// The column that the app, or the reader's last step, puts on top; what a selection leads to may be above it.
  private var preference: Int {
    get {
      let kind = (preferenceBinding?.wrappedValue ?? ownPreference).kind
      // Two columns have no middle one: whoever names it means the first.
      return columns.firstIndex { $0.kind == kind } ?? 0
    }
    set {
      let column = columns[newValue].kind.column
      guard preferenceBinding?.wrappedValue ?? ownPreference != column else { return }
      ownPreference = column
      preferenceBinding?.wrappedValue = column
    }
  }

  /// The column on top where there is room for one: the last that something leads to, but none before the preferred.
  var top: Int {
    max(preference, columns.indices.last { $0 > 0 && columns[$0].isLedTo } ?? 0)
  }

  /// Reads what decides on the columns that show, so that a change is noticed.
  func readState() {
    _ = visibility
    _ = preference
  }

  /// Moves on to a column that the reader chose something for.
  func moveOn(to index: Int) {
    guard columns.indices.contains(index) else { return }
    columns[index].isLeft = false
    if isCollapsed { preference = index }
  }

  /// Goes back from a column: what led to it is taken back.
  func goBack(from index: Int) {
    guard index > 0 else { return }
    columns[index - 1].clearSelection()
    columns[index].stack?.reset()
    columns[index].isLeft = true
    if isCollapsed { preference = index - 1 }
  }

  /// Follows a change of the selection in a column.
  func selectionChanged(in column: SplitColumn, to isSelected: Bool) {
    let wasOnTop = preference <= column.index + 1
    for later in columns[(column.index + 1)...] { later.stack?.reset() }
    guard columns.indices.contains(column.index + 1) else { return }
    if isSelected {
      moveOn(to: column.index + 1)
    } else if isCollapsed, wasOnTop {
      preference = column.index
    }
  }

  /// Shows or hides the first column, as its button does.
  func toggleSidebar() {
    if visible.count == columns.count {
      visibility = columns.count == 3 ? .doubleColumn : .detailOnly
    } else {
      visibility = .all
    }
  }
}

extension NavigationSplitViewColumn {
  fileprivate var kind: Column.Kind { Column.Kind(rawValue: name) ?? .sidebar }
}

extension Column.Kind {
  fileprivate var column: NavigationSplitViewColumn {
    switch self {
    case .sidebar: .sidebar
    case .content: .content
    case .detail: .detail
    }
  }
}
