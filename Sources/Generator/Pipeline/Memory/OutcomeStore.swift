import Caching
import SnippetToolchain

/// Keeps what the compiler said of single blocks among the results of earlier runs.
struct OutcomeStore: SnippetOutcomeCache {
  let results: CacheStore

  func outcome(for key: [UInt8]) -> [UInt8]? { results.get(fingerprint(key)) }

  func keep(_ outcome: [UInt8], for key: [UInt8]) { results.put(fingerprint(key), outcome) }

  private func fingerprint(_ key: [UInt8]) -> Fingerprint {
    var builder = FingerprintBuilder("block outcome")
    builder.combine(key)
    return builder.finish()
  }
}
