import Foundation
import PreviewRecording

/// Recordings as the JSON that programs write; they stay in that form until somebody looks at them.
enum PreviewCoding {
  /// Nil for bytes that are no recordings.
  static func recordings(in bytes: [UInt8]) -> [Recording]? {
    guard !bytes.isEmpty else { return nil }
    return try? JSONDecoder().decode([Recording].self, from: Data(bytes))
  }

  /// Empty where there is nothing.
  static func bytes(of recordings: [Recording]) -> [UInt8] {
    guard !recordings.isEmpty else { return [] }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return (try? encoder.encode(recordings)).map(Array.init) ?? []
  }

  /// Whether looking ended because the time was over, so that another run may see more.
  static func isCutByTime(_ bytes: [UInt8]) -> Bool {
    guard bytes.firstRange(of: "\"time\"".utf8) != nil else { return false }
    return recordings(in: bytes)?.contains { $0.limits.contains { if case .time = $0 { true } else { false } } }
      ?? false
  }
}
