import Caching
import Pictures

/// A picture that a page is to have.
struct WantedPicture: Sendable {
  /// The index of the page in the site.
  var page: Int
  var path: String
  var picture: Picture
  var key: Fingerprint

  init(page: Int, path: String, picture: Picture) {
    self.page = page
    self.path = path
    self.picture = picture
    var builder = FingerprintBuilder("picture of a page")
    builder.combine(PictureRequest.design)
    builder.combine(PictureRequest.bytes(of: picture))
    key = builder.finish()
  }

  var request: PictureRequest { PictureRequest(key: "\(key)", picture: picture) }

  /// Whether a folder holds the picture: as an earlier run remembers it, or by what the file says of itself.
  func stands(in folder: SiteFolder, _ memory: RunMemory) -> Bool {
    guard folder.earlierFiles.contains(path) else { return false }
    let file = "\(folder.path)/\(path)"
    if let known = memory.outputs[path], known.key == key, FileStamp(of: file) == known.stamp { return true }
    return PictureFile.key(in: Disk.head(of: file, count: PictureFile.headLength)) == "\(key)"
  }
}
