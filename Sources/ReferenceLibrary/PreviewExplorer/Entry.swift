import Foundation
import PreviewHost

extension PreviewExplorer {
  /// Records examples as the environment asks and writes the recordings; the whole of a program that does nothing else.
  ///
  /// The variable `DALIL_PREVIEW` has a `RecordingRequest`, `DALIL_RECORDING` the path of the file that is written: both
  /// as JSON. The examples themselves see neither. Beside that file, in one with `.way` behind its name, stands at any time
  /// what is being done, an action a line.
  public static func run(_ roots: @autoclosure () -> [PreviewRoot]) throws {
    let request = try take("DALIL_PREVIEW").map { text in
      try JSONDecoder().decode(RecordingRequest.self, from: Data(text.utf8))
    }
    let path = take("DALIL_RECORDING")
    // What shows the time is the same wherever it is built.
    setenv("TZ", "UTC", 1)
    var explorer = PreviewExplorer(request ?? RecordingRequest())
    explorer.trail = Trail(path: path.map { $0 + ".way" })
    let recordings = explorer.record(roots())
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    guard let path else { return }
    try encoder.encode(recordings).write(to: URL(fileURLWithPath: path))
  }

  /// Reads a variable of the environment and takes it away.
  private static func take(_ name: String) -> String? {
    let value = ProcessInfo.processInfo.environment[name]
    unsetenv(name)
    return value
  }
}
