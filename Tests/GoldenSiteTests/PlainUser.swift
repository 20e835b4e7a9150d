import Foundation

/// Work on a thread that may read no more than an ordinary user, also where tests run as root.
enum PlainUser {
  private typealias SetCapabilities = @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Int32

  static func run<Value: Sendable>(isOn: Bool, _ body: @escaping @Sendable () -> Value) async -> Value {
    guard isOn else { return body() }
    return await withCheckedContinuation { continuation in
      let thread = Thread {
        dropCapabilities()
        continuation.resume(returning: body())
      }
      thread.start()
    }
  }

  /// Capabilities belong to a thread, so that the other tests keep theirs (capset(2), version 3: two sets of three).
  private static func dropCapabilities() {
    guard let symbol = dlsym(nil, "capset") else { return }
    var header: [UInt32] = [0x2008_0522, 0]
    var sets = [UInt32](repeating: 0, count: 6)
    _ = unsafeBitCast(symbol, to: SetCapabilities.self)(&header, &sets)
  }
}
