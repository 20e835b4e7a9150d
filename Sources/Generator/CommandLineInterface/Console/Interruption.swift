import Pipeline

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What happens on Control-C or a polite request to stop: the progress line and the compilers go, then the signal does its
/// usual work. Files are safe, because the pipeline puts whole files in place at the very end.
///
/// Signals are caught rather than ignored, since the compilers that a run starts would inherit the ignoring.
enum Interruption {
  /// Ends what a run has started when the process is told to stop.
  ///
  /// - Parameter hasLine: Whether a progress line may stand on the terminal.
  static func begin(hasLine: Bool) {
    SitePipeline.prepareToEndChildren()
    for number in [SIGINT, SIGTERM] { signal(number, hasLine ? clearLineAndEnd : end) }
  }

  private static let clearLineAndEnd: @convention(c) (Int32) -> Void = { number in
    let eraser: StaticString = "\r\u{1B}[K"
    write(STDERR_FILENO, eraser.utf8Start, eraser.utf8CodeUnitCount)
    end(number)
  }

  private static let end: @convention(c) (Int32) -> Void = { number in
    SitePipeline.endChildren()
    signal(number, SIG_DFL)
    raise(number)
  }

  /// Gives the signals their usual meaning back.
  static func finish() {
    for number in [SIGINT, SIGTERM] { signal(number, SIG_DFL) }
  }

  /// Lets a reader that has gone (`dalil check | head`) end the printing, not the work.
  static func surviveClosedPipes() {
    signal(SIGPIPE) { _ in }
  }
}
