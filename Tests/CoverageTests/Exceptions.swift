/// Standings that the sources do not show, each with its reason.
enum Exceptions {
  struct Exception {
    let standing: Standing
    let reason: String
  }

  static let standings: [String: Exception] = [
    "AccessibilityNotification": Exception(standing: .behaves, reason: "what is posted reaches the host"),
    "AnimationTimelineSchedule": Exception(standing: .behaves, reason: "a timeline asks it for its dates"),
    "EveryMinuteTimelineSchedule": Exception(standing: .behaves, reason: "a timeline asks it for its dates"),
    "ExplicitTimelineSchedule": Exception(standing: .behaves, reason: "a timeline asks it for its dates"),
    "PeriodicTimelineSchedule": Exception(standing: .behaves, reason: "a timeline asks it for its dates"),
    "View.labelsHidden": Exception(standing: .behaves, reason: "the host leaves the labels of controls out"),
    "ViewModifier.concat": Exception(standing: .behaves, reason: "joins modifiers, which then do what they do"),
    "Image": Exception(standing: .behaves, reason: "nothing is drawn, but VoiceOver reads its label"),
    "StrokeStyle": Exception(standing: .recorded, reason: "kept with the shape; nothing is drawn"),
    "withAnimation": Exception(standing: .behaves, reason: "makes the changes and reports their end"),
    "withTransaction": Exception(standing: .behaves, reason: "makes the changes"),
    "NavigationPath": Exception(standing: .behaves, reason: "its own code grows, shortens, compares and encodes it"),
    "Binding": Exception(standing: .behaves, reason: "its own code reads and writes"),
    "Bindable": Exception(standing: .behaves, reason: "its own code makes bindings to an object's properties"),
    "Alignment": Exception(standing: .recorded, reason: "the host writes it down and places nothing"),
    "HorizontalAlignment": Exception(standing: .recorded, reason: "the host writes it down and places nothing"),
    "VerticalAlignment": Exception(standing: .recorded, reason: "the host writes it down and places nothing"),
    "GridItem": Exception(standing: .recorded, reason: "the host writes it down and places nothing"),
    "HStackLayout": Exception(standing: .recorded, reason: "the host writes it down and places nothing"),
    "VStackLayout": Exception(standing: .recorded, reason: "the host writes it down and places nothing"),
    "ZStackLayout": Exception(standing: .recorded, reason: "the host writes it down and places nothing"),
    "View.focusedValue": Exception(standing: .recorded, reason: "nothing has the focus to read it"),
    "View.focusedSceneValue": Exception(standing: .recorded, reason: "nothing has the focus to read it"),
    "View.focusedObject": Exception(standing: .recorded, reason: "nothing has the focus to read it"),
    "View.focusedSceneObject": Exception(standing: .recorded, reason: "nothing has the focus to read it"),
    "EnvironmentKey": Exception(standing: .behaves, reason: "EnvironmentValues looks its default up"),
    "EnvironmentValues": Exception(standing: .behaves, reason: "its own code looks values up"),
    "LocalizedStringKey": Exception(standing: .behaves, reason: "its own code fills in the interpolated values"),
    "LocalizedStringResource": Exception(standing: .behaves, reason: "its own code fills in the interpolated values"),
    "#Entry": Exception(standing: .behaves, reason: "the compiler expands it to a key and an accessor"),
    "#Previewable": Exception(standing: .behaves, reason: "the compiler moves the variable into a view"),
    "#Preview": Exception(standing: .behaves, reason: "the compiler expands it to a preview that can be found"),
    "#Unique": Exception(standing: .recorded, reason: "the code says it, the store does not look at it"),
    "#Index": Exception(standing: .recorded, reason: "the code says it, the store does not look at it"),
    "MigrationStage": Exception(standing: .recorded, reason: "a store in memory always has the newest version"),
    "SchemaMigrationPlan": Exception(standing: .recorded, reason: "a store in memory always has the newest version"),
    "ModelConfiguration.GroupContainer": Exception(standing: .recorded, reason: "there is no group of apps"),
    "ModelConfiguration.CloudKitDatabase": Exception(standing: .recorded, reason: "there is no database in the cloud"),
    "#Animatable": Exception(standing: .behaves, reason: "the compiler expands it to the animatable data"),
    "#AnimatableIgnored": Exception(standing: .behaves, reason: "the macro leaves the variable out"),
  ]

  /// Public symbols that Apple does not have, each with its reason; not for readers, so not in the table.
  static let ownSymbols: [String: String] = [
    "Array.init": "makes relations of what was saved",
    "Array.related": "shows relations to the store",
    "Optional.init": "makes relations of what was saved",
    "Optional.related": "shows relations to the store",
    "PersistentModel.getValue": "called by what @Model makes; Apple's takes no name",
    "PersistentModel.setValue": "called by what @Model makes; Apple's takes no name",
    "PreviewSource": "finds what #Preview makes; Apple's registry of previews is not documented",
    "RelationshipCollection.init": "makes relations of what was saved",
    "TupleTabContent": "Apple's builder of tabs has no documented type for several tabs",
  ]

  /// Whether Apple does not have a symbol, or the type that it is in.
  static func isOwn(_ declaration: Declaration) -> Bool {
    ownSymbols.keys.contains { declaration.path == $0 || declaration.path.hasPrefix("\($0).") }
  }
}
