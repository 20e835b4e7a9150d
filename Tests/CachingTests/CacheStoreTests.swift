import Caching
import Foundation
import Testing

@Suite final class CacheStoreTests {
  private let folder = FileManager.default.temporaryDirectory.path + "/cache-tests-\(UUID().uuidString)"
  private var store: CacheStore { CacheStore(folder: folder + "/deep/cache") }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func key(_ name: String) -> Fingerprint { FingerprintBuilder(name).finish() }

  private func files() -> [String] {
    (FileManager.default.subpaths(atPath: folder) ?? []).filter { $0.split(separator: "/").count == 4 }.sorted()
  }

  @Test func `what is put is got, and nothing else`() {
    #expect(store.get(key("a")) == nil)
    #expect(store.put(key("a"), [1, 2, 3]))
    #expect(store.put(key("empty"), []))
    #expect(store.get(key("a")) == [1, 2, 3])
    #expect(store.get(key("empty")) == [])
    #expect(store.get(key("b")) == nil)
    #expect(store.put(key("a"), [4]))
    #expect(store.get(key("a")) == [4])
    #expect(files().count == 2)
  }

  @Test func `a damaged entry is not there, and goes`() throws {
    for damage in [Data(), Data("dalil".utf8), Data(repeating: 0, count: 100)] {
      store.put(key("a"), Array(repeating: 7, count: 100))
      let path = try #require(files().first)
      try damage.write(to: URL(fileURLWithPath: "\(folder)/\(path)"))
      #expect(store.get(key("a")) == nil)
    }
    store.put(key("a"), Array(repeating: 7, count: 100))
    let path = try #require(files().first)
    var bytes = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(path)"))
    bytes[60] ^= 1
    try bytes.write(to: URL(fileURLWithPath: "\(folder)/\(path)"))
    #expect(store.get(key("a")) == nil)
    #expect(files() == [])
  }

  @Test func `pruning keeps what was used last`() throws {
    for (age, name) in ["new", "old", "older", "ancient"].enumerated() {
      store.put(key(name), Array(repeating: 1, count: 1000))
      let path = try #require(files().first { file in store.get(key(name)) != nil && isUntouched(file) })
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -Double(age * 100_000 + 10))], ofItemAtPath: "\(folder)/\(path)")
    }
    let pruning = store.prune(maximumSize: 2100, maximumAge: 250_000)
    #expect(pruning.removed == 2)
    #expect(pruning.keptBytes == 2048)
    #expect(store.get(key("new")) != nil && store.get(key("old")) != nil)
    #expect(store.get(key("older")) == nil && store.get(key("ancient")) == nil)
  }

  private func isUntouched(_ file: String) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: "\(folder)/\(file)")
    return (attributes?[.modificationDate] as? Date).map { $0.timeIntervalSinceNow > -5 } ?? false
  }

  @Test func `threads may put and get the same entries`() async {
    let store = store
    await withTaskGroup(of: Bool.self) { group in
      for task in 0..<8 {
        group.addTask {
          (0..<50).allSatisfy { number in
            let key = FingerprintBuilder("\(number)").finish()
            let bytes = [UInt8](repeating: UInt8(number), count: 5000)
            if (number + task) % 2 == 0 { store.put(key, bytes) }
            return store.get(key).map { $0 == bytes } ?? true
          }
        }
      }
      for await isRight in group { #expect(isRight) }
    }
    #expect(files().count == 50)
  }

  @Test func `a folder that cannot be made keeps nothing and fails nothing`() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    #expect(FileManager.default.createFile(atPath: folder + "/file", contents: nil))
    let store = CacheStore(folder: folder + "/file/cache")
    #expect(!store.put(key("a"), [1]))
    #expect(store.get(key("a")) == nil)
    #expect(store.prune(maximumSize: 0, maximumAge: 0).removed == 0)
  }
}
