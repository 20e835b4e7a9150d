#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A standard input with nothing in it but the end of a line, which is gone once somebody has read.
///
/// The end of a file could be read unseen; inheriting the input, or waiting for it to have something, takes nothing.
struct WatchedInput {
  let reading: Int32

  init(_ program: String) throws(ToolchainError) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw Spawning.failure(program, errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = write(ends[1], "\n", 1)
    close(ends[1])
    reading = ends[0]
  }

  var hasBeenRead: Bool {
    var descriptor = pollfd(fd: reading, events: Int16(POLLIN), revents: 0)
    return poll(&descriptor, 1, 0) > 0 && descriptor.revents & Int16(POLLIN) == 0
  }

  func finish() { close(reading) }
}
