/// A part of the table: what belongs together for a reader. The folders of the sources, folded.
enum CoverageSystem: String, CaseIterable, Comparable {
  case navigation, presentation, tabs, lists, search, toolbar, links, scenes, state, environment, storage, lifecycle
  case accessibility, controls, views, text, layout, looks, shapes, animation, gestures, previews, core, foundation
  case combine, swiftdata, unknown

  /// Where each folder belongs; a file of its own before its folder.
  private static let folders: [String: CoverageSystem] = [
    "Accessibility": .accessibility, "Animation": .animation, "Controls": .controls, "Core": .core,
    "Environment": .environment, "Foundation": .foundation, "Geometry": .layout, "Gestures": .gestures,
    "Layout": .layout, "Lifecycle": .lifecycle, "Links": .links, "Lists": .lists, "Modifiers": .looks,
    "Navigation": .navigation, "Preferences": .environment, "Presentation": .presentation, "Previews": .previews,
    "Scenes": .scenes, "Search": .search, "Shapes": .shapes, "State": .state, "Storage": .storage, "Tabs": .tabs,
    "Text": .text, "Toolbar": .toolbar, "Views": .views,
  ]

  private static let files: [String: CoverageSystem] = [
    "Modifiers/Room.swift": .layout, "Modifiers/ScrollModifiers.swift": .layout,
    "Modifiers/TextLooks.swift": .text, "Modifiers/Identity.swift": .core,
  ]

  init(of declaration: Declaration) {
    switch declaration.module {
    case "Combine": self = .combine
    case "SwiftData": self = .swiftdata
    default:
      let file = declaration.file.split(separator: "/").suffix(2).joined(separator: "/")
      self = Self.files[file] ?? Self.folders[declaration.folder] ?? .unknown
    }
  }

  /// The release in which a module appeared; what says nothing else is as old as its module.
  static func firstRelease(of module: String) -> Release {
    module == "SwiftData" ? Release(17) : Release(13)
  }

  private var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  static func < (left: CoverageSystem, right: CoverageSystem) -> Bool {
    left.order < right.order
  }
}
