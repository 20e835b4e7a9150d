/// Standings that the sources do not show, each with its reason.
enum Exceptions {
  struct Exception {
    let standing: Standing
    let reason: String
  }

  static let standings: [String: Exception] = [
    "NavigationPath": Exception(standing: .behaves, reason: "its own code grows, shortens, compares and encodes it"),
    "Binding": Exception(standing: .behaves, reason: "its own code reads and writes"),
    "Bindable": Exception(standing: .behaves, reason: "its own code makes bindings to an object's properties"),
    "EnvironmentKey": Exception(standing: .behaves, reason: "EnvironmentValues looks its default up"),
    "EnvironmentValues": Exception(standing: .behaves, reason: "its own code looks values up"),
    "LocalizedStringKey": Exception(standing: .behaves, reason: "its own code fills in the interpolated values"),
    "LocalizedStringResource": Exception(standing: .behaves, reason: "its own code fills in the interpolated values"),
    "#Entry": Exception(standing: .behaves, reason: "the compiler expands it to a key and an accessor"),
    "#Previewable": Exception(standing: .behaves, reason: "the compiler moves the variable into a view"),
    "#Preview": Exception(standing: .behaves, reason: "the compiler expands it to a preview that can be found"),
  ]
}
