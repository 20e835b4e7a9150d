import Dispatch

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Ends the process tidily on Control-C or a polite request to stop: the progress line goes, then the signal does its
/// usual work. Files are safe, because the pipeline puts whole files in place at the very end.
struct Interruption {
  private let sources: [any DispatchSourceSignal]

  init(cleanUp: @escaping @Sendable () -> Void) {
    sources = [SIGINT, SIGTERM].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        cleanUp()
        signal(number, SIG_DFL)
        kill(getpid(), number)
      }
      source.resume()
      return source
    }
  }

  /// Gives the signals their usual meaning back.
  func end() {
    for source in sources { source.cancel() }
    signal(SIGINT, SIG_DFL)
    signal(SIGTERM, SIG_DFL)
  }
}
