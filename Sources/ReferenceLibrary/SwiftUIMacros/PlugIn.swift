@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import SwiftSyntaxMacros

/// The compiler plug-in: answers the compiler's requests to expand the library's macros.
@main
struct PlugIn: PluginProvider {
  static func main() throws {
    let connection = try StandardIOMessageConnection()
    try CompilerPluginMessageListener(connection: connection, provider: PlugIn()).main()
  }

  func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
    switch typeName {
    case "PreviewMacro": PreviewMacro.self
    case "PreviewableMacro": PreviewableMacro.self
    case "AnimatableIgnoredMacro": AnimatableIgnoredMacro.self
    case "AnimatableMacro": AnimatableMacro.self
    case "EntryMacro": EntryMacro.self
    case "ModelActorMacro": ModelActorMacro.self
    case "ModelIndexMacro": ModelIndexMacro.self
    case "ModelMacro": ModelMacro.self
    case "ModelPropertyMacro": ModelPropertyMacro.self
    case "PersistedPropertyMacro": PersistedPropertyMacro.self
    case "QueryMacro": QueryMacro.self
    case "RecordedPreviewMacro": RecordedPreviewMacro.self
    default: throw ExpansionError("SwiftUI has no macro of type '\(typeName)'")
    }
  }
}
