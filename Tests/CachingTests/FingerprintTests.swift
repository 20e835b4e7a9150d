import Caching
import Testing

@Suite struct FingerprintTests {
  /// From the vectors that the authors of SipHash publish for 128 bits, key 00…0F, input 00, 01, 02 …
  @Test(arguments: [
    (0, "a3817f04ba25a8e66df67214c7550293"), (1, "da87c1d86b99af44347659119b22fc45"),
    (2, "8177228da4a45dc7fca38bdef60affe4"),
  ])
  func `the hash is SipHash with 128 bits`(count: Int, expected: String) {
    #expect(Fingerprint(of: (0..<count).map { UInt8($0) }).description == expected)
  }

  @Test func `pieces make the same fingerprint as the whole`() {
    let bytes = (0..<1000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    var seen: Set<Fingerprint> = []
    for length in 0...200 { seen.insert(Fingerprint(of: Array(bytes.prefix(length)))) }
    #expect(seen.count == 201)
  }

  @Test func `neighbouring values do not run together`() {
    func make(_ body: (inout FingerprintBuilder) -> Void) -> Fingerprint {
      var builder = FingerprintBuilder("test")
      body(&builder)
      return builder.finish()
    }
    let all = [
      make {
        $0.combine("ab"); $0.combine("c")
      },
      make {
        $0.combine("a"); $0.combine("bc")
      },
      make { $0.combine("abc") }, make { $0.combine(Array("abc".utf8)) }, make { $0.combine(["abc"]) },
      make {
        $0.combine([] as [String]); $0.combine("abc")
      }, make { $0.combine(nil as String?) }, make { $0.combine("") },
      make { _ in }, make { $0.combine(1) }, make { $0.combine(UInt64(1)) }, make { $0.combine(true) },
      make { $0.combine(false) }, FingerprintBuilder("other").finish(),
    ]
    #expect(Set(all).count == all.count)
    #expect(
      make {
        $0.combine("x"); $0.combine(7)
      }
        == make {
          $0.combine("x"); $0.combine(7)
        })
  }
}
