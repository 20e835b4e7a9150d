import Caching

/// Tells one build of the tool from another, so that results of another are not taken for this one's.
enum ToolIdentity {
  static let fingerprint: Fingerprint = {
    var builder = FingerprintBuilder("tool")
    let stamp = FileStamp(of: Disk.canonical("/proc/self/exe"))
    builder.combine(stamp?.size ?? 0)
    builder.combine(Int(stamp?.modified ?? 0))
    builder.combine(stamp?.inode ?? 0)
    return builder.finish()
  }()
}
