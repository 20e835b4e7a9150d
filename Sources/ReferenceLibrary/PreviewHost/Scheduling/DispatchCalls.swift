import Dispatch

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Stands before the calls with which `DispatchQueue` queues work: what a timeline's thread gives to the main queue or
/// to a global one, at once or after a while, runs on the timeline, in virtual time.
///
/// Queues that a program makes, sources, groups, and work items without a delay are left to Dispatch.
nonisolated enum DispatchCalls {
  /// Whether `DispatchQueue` calls the stand-ins.
  static let areReplaced: Bool = {
    let library = "libswiftDispatch.so"
    return ImportTable.replace("dispatch_async", of: library, by: unsafeBitCast(asyncStandIn, to: UInt.self))
      && ImportTable.replace("dispatch_after", of: library, by: unsafeBitCast(afterStandIn, to: UInt.self))
      && ImportTable.replace("dispatch_time", of: library, by: unsafeBitCast(timeStandIn, to: UInt.self))
  }()

  /// Queues work on the real main queue.
  static func onMainQueueReally(_ work: @escaping @Sendable () -> Void) {
    ActiveTimeline.withoutCatching { DispatchQueue.main.async { work() } }
  }

  private typealias Block = @convention(block) () -> Void
  private typealias Async = @convention(c) (OpaquePointer, @escaping Block) -> Void
  private typealias After = @convention(c) (UInt64, OpaquePointer, @escaping Block) -> Void
  private typealias Time = @convention(c) (UInt64, Int64) -> UInt64

  private static let asyncStandIn: Async = { queue, block in
    guard let timeline = ActiveTimeline.onThisThread, common.contains(queue), timeline.take(work(block)) else {
      realAsync?(queue, block)
      return
    }
  }

  private static let afterStandIn: After = { time, queue, block in
    guard let timeline = ActiveTimeline.onThisThread, time < farAway, let present = uptime(of: timeline) else {
      realAfter?(time, queue, block)
      return
    }
    let left = time > present ? time - present : 0
    if common.contains(queue) {
      let work = work(block)
      guard case .action(let action) = work else { return }
      _ = timeline.schedule(at: timeline.now + .nanoseconds(left), action)
    } else {
      realAfter?(realTime?(0, Int64(left)) ?? time, queue, block)
    }
  }

  private static let timeStandIn: Time = { time, offset in
    guard time == 0, let timeline = ActiveTimeline.onThisThread, let present = uptime(of: timeline) else {
      return realTime?(time, offset) ?? time
    }
    return offset < 0 ? present - min(present, offset.magnitude) : present + offset.magnitude
  }

  /// Instants from here on are those of other clocks, and the ends of time.
  private static let farAway: UInt64 = 1 << 62

  /// The time of queues while a timeline runs, in nanoseconds.
  private static func uptime(of timeline: Timeline) -> UInt64? {
    timeline.reading(of: CLOCK_MONOTONIC).map { UInt64($0.wholeNanoseconds) }
  }

  private static func work(_ block: @escaping Block) -> Work {
    let work = HandedOver(block: block)
    return .action { work.block() }
  }

  /// Work of which nothing is known but that it is handed over whole.
  private struct HandedOver: @unchecked Sendable {
    let block: () -> Void
  }

  private static let realAsync = function("dispatch_async", as: Async.self)
  private static let realAfter = function("dispatch_after", as: After.self)
  private static let realTime = function("dispatch_time", as: Time.self)

  /// The main queue and the global ones.
  private nonisolated(unsafe) static let common: Set<OpaquePointer> = {
    typealias GlobalQueue = @convention(c) (Int, UInt) -> OpaquePointer?
    let global = function("dispatch_get_global_queue", as: GlobalQueue.self)
    let classes = [0x21, 0x19, 0x15, 0x11, 0x09, 0]
    let main = dlsym(nil, "_dispatch_main_q").map { OpaquePointer($0) }
    return Set(classes.compactMap { global?($0, 0) } + [main].compactMap(\.self))
  }()

  private static func function<Function>(_ name: String, as type: Function.Type) -> Function? {
    dlsym(nil, name).map { unsafeBitCast($0, to: type) }
  }
}
