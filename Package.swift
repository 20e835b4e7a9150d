// swift-tools-version: 6.2
import CompilerPluginSupport
import Foundation
import PackageDescription

// The toolchain's own SwiftSyntax, found from the `swiftc` on PATH.
let toolchain: String = {
  let paths = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
  for path in paths {
    let compiler = "\(path)/swiftc"
    guard FileManager.default.isExecutableFile(atPath: compiler) else { continue }
    let real = URL(fileURLWithPath: compiler).resolvingSymlinksInPath()
    let usr = real.deletingLastPathComponent().deletingLastPathComponent().path
    if FileManager.default.fileExists(atPath: "\(usr)/lib/swift/host/libSwiftSyntax.so") { return usr }
  }
  return "/usr"
}()
let host = "\(toolchain)/lib/swift/host"

let everywhere: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Where a target finds the modules of the toolchain's SwiftSyntax, if it or a target that it imports uses them.
let syntaxSettings: [SwiftSetting] = [.unsafeFlags(["-I", host])]
func syntaxLinking(_ libraries: [String]) -> [LinkerSetting] {
  [.unsafeFlags(["-L", host, "-Xlinker", "-rpath", "-Xlinker", host] + libraries.map { "-l\($0)" })]
}

/// Where the headers of Pango stand. Asked for them, pkg-config adds a flag that SwiftPM refuses, with a warning in every
/// build; a folder that is not there does no harm.
let pangoSettings: [SwiftSetting] = [
  .unsafeFlags(
    ["/usr", "/usr/local", "/opt/homebrew"].flatMap { root in
      ["pango-1.0", "glib-2.0", "harfbuzz", "cairo"].map { "\(root)/include/\($0)" }
        + ["lib", "lib64", "lib/x86_64-linux-gnu", "lib/aarch64-linux-gnu"].map { "\(root)/\($0)/glib-2.0/include" }
    }.flatMap { ["-Xcc", "-isystem\($0)"] })
]

func generator(
  _ name: String, _ dependencies: [Target.Dependency] = [], settings: [SwiftSetting] = [],
  linking: [LinkerSetting] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Sources/Generator/\(name)",
    swiftSettings: everywhere + syntaxSettings + settings, linkerSettings: linking)
}

func tests(
  _ name: String, _ dependencies: [Target.Dependency], settings: [SwiftSetting] = [], linking: [LinkerSetting] = []
)
  -> Target
{
  .testTarget(
    name: "\(name)Tests", dependencies: dependencies, path: "Tests/\(name)Tests", exclude: fixtures(of: name),
    swiftSettings: everywhere + syntaxSettings + settings, linkerSettings: linking)
}

/// The folder of fixtures that a test target reads from disk, if it has one.
func fixtures(of name: String) -> [String] {
  let folder = "\(Context.packageDirectory)/Tests/\(name)Tests/Fixtures"
  return FileManager.default.fileExists(atPath: folder) ? ["Fixtures"] : []
}

/// The readers' world: Apple's module names, so that `import SwiftUI` in a guide is checked as written.
let referenceLibrary: [Target] = [
  // Values over time for models from before Observation: publishers, subjects, @Published.
  .target(name: "Combine", path: "Sources/ReferenceLibrary/Combine", swiftSettings: everywhere),
  // The macros of the reference library: `#Preview`, `@Entry`, `@Model` and others; a process that the compiler starts.
  .macro(
    name: "SwiftUIMacros", path: "Sources/ReferenceLibrary/SwiftUIMacros", swiftSettings: everywhere + syntaxSettings,
    linkerSettings: syntaxLinking([
      "SwiftCompilerPluginMessageHandling", "SwiftDiagnostics", "SwiftSyntax", "SwiftSyntaxBuilder",
      "SwiftSyntaxMacros",
    ])),
  // The reference navigation library.
  .target(
    name: "SwiftUI", dependencies: ["Combine", "SwiftUIMacros"], path: "Sources/ReferenceLibrary/SwiftUI",
    swiftSettings: everywhere),
  // Names by which readers also import some of its declarations.
  .target(
    name: "UniformTypeIdentifiers", dependencies: ["SwiftUI"],
    path: "Sources/ReferenceLibrary/UniformTypeIdentifiers", swiftSettings: everywhere),
  .target(
    name: "CoreTransferable", dependencies: ["SwiftUI"], path: "Sources/ReferenceLibrary/CoreTransferable",
    swiftSettings: everywhere),
  .target(
    name: "Accessibility", dependencies: ["SwiftUI"], path: "Sources/ReferenceLibrary/Accessibility",
    swiftSettings: everywhere),
  // Models that are kept, in memory: `@Model`, `@Query`, containers and contexts.
  .target(
    name: "SwiftData", dependencies: ["SwiftUI", "SwiftUIMacros"], path: "Sources/ReferenceLibrary/SwiftData",
    swiftSettings: everywhere),
  // The record that a running example leaves behind: values only.
  .target(name: "PreviewRecording", path: "Sources/ReferenceLibrary/PreviewRecording", swiftSettings: everywhere),
  // Drives a view tree without a screen and records what it shows.
  .target(
    name: "PreviewHost", dependencies: ["Combine", "PreviewRecording", "SwiftData", "SwiftUI"],
    path: "Sources/ReferenceLibrary/PreviewHost", swiftSettings: everywhere + [.defaultIsolation(MainActor.self)]),
  // Looks at an example from all sides that a reader can reach, for the previews on a page.
  .target(
    name: "PreviewExplorer", dependencies: ["PreviewHost", "SwiftUI"],
    path: "Sources/ReferenceLibrary/PreviewExplorer",
    swiftSettings: everywhere + [.defaultIsolation(MainActor.self)]),
]

/// The compile cases that tests also run; the names in them do not collide.
let readerCases = [
  "combine-02-environment-object", "router-03-sheet-destination", "sheet-01-item", "sheet-02-ispresented-ondismiss",
  "sheet-03-detents-selection", "sheet-04-presentation-sizing", "sheet-05-dismiss-guard",
  "sheet-06-dismissal-confirmation", "sheet-07-fullscreen-cover", "sheet-08-alert-basic",
  "sheet-09-popover-and-nested", "tab-01-value-selection", "tab-02-search-role", "tab-03-sections-sidebar",
  "tab-04-minimize-accessory", "tab-05-intercepting-binding",
]

/// The compile cases that are only compiled.
let otherCases =
  (try? FileManager.default.contentsOfDirectory(
    atPath: "\(Context.packageDirectory)/Tests/ReferenceLibraryTests/Fixtures/swiftui"))?
  .filter { file in !readerCases.contains { "\($0).swift" == file } }.sorted() ?? []

let libraryTests: [Target] = [
  // What the tests of both halves of the library share.
  .target(name: "LibraryTestSupport", path: "Tests/LibraryTestSupport", swiftSettings: everywhere),
  // Readers' code from the compile cases, as it stands, for tests that run it.
  .target(
    name: "ReaderCases", dependencies: ["Combine", "SwiftUI"], path: "Tests/ReferenceLibraryTests/Fixtures/swiftui",
    exclude: otherCases, sources: readerCases.map { "\($0).swift" }),
  tests("PreviewExplorer", ["Combine", "PreviewExplorer", "PreviewHost", "SwiftData", "SwiftUI"]),
  tests("Architecture", [], linking: syntaxLinking(["SwiftParser", "SwiftSyntax"])),
  tests("Coverage", [], linking: syntaxLinking(["SwiftParser", "SwiftSyntax"])),
  tests(
    "ReferenceLibrary",
    [
      "Accessibility", "Combine", "CoreTransferable", "LibraryTestSupport", "SwiftData", "SwiftUI",
      "UniformTypeIdentifiers",
    ]),
  tests(
    "PreviewHost",
    ["Combine", "LibraryTestSupport", "PreviewHost", "PreviewRecording", "ReaderCases", "SwiftData", "SwiftUI"]),
]

let generatorTests: [Target] = [
  tests(
    "Pipeline", ["dalil-pictures", "Diagnostics", "Languages", "Pictures", "Pipeline", "Snippets"],
    linking: syntaxLinking(["SwiftParser", "SwiftSyntax"])),
  tests(
    "Rendering",
    [
      "Diagnostics", "Languages", "Markdown", "Pictures", "PreviewRecording", "Rendering", "SiteGraph", "Snippets",
      "Templates",
    ]),
  tests("Pictures", ["Pictures"]),
  tests(
    "SwiftCode", ["Diagnostics", "SwiftCode"],
    linking: syntaxLinking(["SwiftIDEUtils", "SwiftParser", "SwiftSyntax"])),
  tests("CommandLineInterface", ["dalil", "Checks", "CommandLineInterface", "Diagnostics", "Languages", "Pipeline"]),
  tests("Diagnostics", ["Diagnostics"]),
  tests(
    "GoldenSite", ["CommandLineInterface", "Diagnostics", "Pipeline"],
    linking: syntaxLinking(["SwiftParser", "SwiftSyntax"])),
  tests("Checks", ["Checks", "Content", "Diagnostics", "Languages", "Markdown", "SiteGraph", "Snippets"]),
  tests("SiteGraph", ["Content", "Diagnostics", "Languages", "Markdown", "SiteGraph"]),
  tests("Languages", ["Languages"]),
  tests("DataFormats", ["DataFormats", "Diagnostics"]),
  tests("Caching", ["Caching"]),
  tests("Content", ["Content", "Diagnostics", "Languages"]),
  tests("Markdown", ["Diagnostics", "Languages", "Markdown"]),
  tests("Templates", ["Diagnostics", "Templates"]),
  tests("Snippets", ["DataFormats", "Diagnostics", "Languages", "Markdown", "PreviewRecording", "Snippets"]),
  tests(
    "SnippetToolchain",
    ["Diagnostics", "Languages", "Markdown", "PreviewRecording", "SnippetToolchain", "Snippets", "SwiftUI"]),
]

/// The generator: Markdown in, HTML out.
let generatorTargets: [Target] = [
  // C: system libraries and thin shims.
  .systemLibrary(
    name: "CCMarkGFM", path: "Sources/CLibraries/CCMarkGFM",
    providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"])]),
  .systemLibrary(
    name: "CPangoCairo", path: "Sources/CLibraries/CPangoCairo", providers: [.apt(["libpango1.0-dev"])]),
  .systemLibrary(name: "CLibYAML", path: "Sources/CLibraries/CLibYAML", providers: [.apt(["libyaml-dev"])]),

  // 0. Says what is wrong, where, and how to mend it.
  generator("Diagnostics"),
  // 0. What the pictures of pages say, and how it goes to the program that draws them: values only.
  generator("Pictures"),
  // 0. Language tags, scripts, directions, and the interface's own words in each language.
  generator("Languages"),

  // Between 0 and 1. Reads YAML into nodes with places, and says what is wrong with JSON, XML and property lists.
  generator("DataFormats", ["CLibYAML", "Diagnostics"]),

  // 1. Turns text into a typed document with positions; the only user of cmark-gfm.
  generator("Markdown", ["CCMarkGFM", "Diagnostics", "Languages"]),
  // 1. Reads the content tree: files, front matter, site configuration.
  generator("Content", ["DataFormats", "Diagnostics", "Languages"]),
  // 1. Fills Mustache templates with values; escapes by default.
  generator("Templates", ["Diagnostics"]),
  // 1. Reads Swift source: coloured tokens, the shape of a fragment, the names it declares and uses.
  generator(
    "SwiftCode", ["Diagnostics"], linking: syntaxLinking(["SwiftParser", "SwiftSyntax"])),
  // 1. Keeps results under the fingerprint of their inputs.
  generator("Caching"),

  // 2. Finds snippets, reads their expectations, plans compile units; pure.
  generator("Snippets", ["DataFormats", "Diagnostics", "Languages", "Markdown", "PreviewRecording", "SwiftCode"]),
  // 2. Resolves pages into a site: paths, translations, anchors, contents, references, tables, questions.
  generator("SiteGraph", ["Content", "Diagnostics", "Languages", "Markdown"]),

  // 3. Runs the compiler; brings outcomes home on Markdown lines.
  generator("SnippetToolchain", ["Diagnostics", "PreviewRecording", "Snippets"]),
  // 3. Lints pages and links; one file a check; pure.
  generator(
    "Checks", ["Content", "Diagnostics", "Languages", "Markdown", "SiteGraph", "Snippets", "SwiftCode"]),
  // 3. Turns site and outcomes into output files in memory.
  generator(
    "Rendering",
    [
      "DataFormats", "Diagnostics", "Languages", "Markdown", "Pictures", "PreviewRecording", "SiteGraph", "Snippets",
      "SwiftCode", "Templates",
    ]),

  // 4. Names the steps, joins them, wraps the cache round them, writes the site.
  generator(
    "Pipeline",
    [
      "Caching", "Checks", "Content", "Diagnostics", "Languages", "Markdown", "Pictures", "Rendering", "SiteGraph",
      "Snippets", "SnippetToolchain", "SwiftCode", "Templates",
    ]),

  // 5. Reads words, calls the pipeline, prints diagnostics, picks the exit code.
  generator("CommandLineInterface", ["Checks", "Content", "Diagnostics", "Languages", "Pipeline"]),

  // Draws the pictures of pages: a program of its own, so that the tool starts without Pango and its fonts.
  .executableTarget(
    name: "dalil-pictures", dependencies: ["CPangoCairo", "Pictures"], swiftSettings: everywhere + pangoSettings),

  // 6. The tool.
  .executableTarget(
    name: "dalil", dependencies: ["CommandLineInterface"], swiftSettings: everywhere + syntaxSettings),
]

/// What of the package is built while one works on a part of it: `library` is the reference library alone; names of
/// test targets, such as `RenderingTests,ChecksTests`, leave out all other tests.
let part = Context.environment["DALIL_PART"]?.split(separator: ",").map(String.init) ?? []
let isLibraryAlone = part == ["library"]
let allTests = libraryTests + (isLibraryAlone ? [] : generatorTests)

let package = Package(
  name: "dalil",
  products: [
    .library(
      name: "ReferenceNavigation", type: .static,
      targets: [
        "SwiftUI", "Combine", "SwiftData", "UniformTypeIdentifiers", "CoreTransferable", "Accessibility",
        "PreviewExplorer",
      ])
  ] + (isLibraryAlone ? [] : [.executable(name: "dalil", targets: ["dalil"])]),
  targets: referenceLibrary + (isLibraryAlone ? [] : generatorTargets)
    + allTests.filter { part.isEmpty || isLibraryAlone || !$0.isTest || part.contains($0.name) }
)
