import Diagnostics
import Foundation
import Pipeline
import Testing

@Suite struct ChangingSiteTests {
  /// The memory of earlier runs may save work, never change a byte: neither of the site nor of what is reported.
  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func `after any changes the site is the one that a clean build writes`(seed: UInt64) throws {
    var changing = try ChangingSite(seed: seed)
    let site = changing.site
    let clean = site.root.appendingPathComponent("clean")
    var compared = 0
    for _ in 0..<14 {
      for _ in 0..<changing.random.pick([1, 2, 3]) { try changing.change() }
      let includesDrafts = changing.random.happens(20)
      let incremental = try site.build { $0.includesDrafts = includesDrafts }
      try? FileManager.default.removeItem(at: clean)
      let whole = try site.build {
        $0.includesDrafts = includesDrafts
        $0.usesCache = false
        $0.output = clean.path
      }
      let recent = Comment(rawValue: changing.log.suffix(6).joined(separator: ", "))
      try #require(incremental.diagnostics == whole.diagnostics, recent)
      guard !whole.hasErrors else {
        try changing.mend(Set(whole.diagnostics.filter { $0.severity == .error }.compactMap(\.file)))
        continue
      }
      try #require(try site.snapshot() == site.snapshot(clean), recent)
      compared += 1
    }
    #expect(compared > 2)
  }
}
