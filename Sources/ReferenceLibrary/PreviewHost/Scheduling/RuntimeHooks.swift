#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The places where the concurrency runtime asks for the main actor's executor, and for the default one.
nonisolated enum RuntimeHooks {
  /// Whether the hooks are in place; false if this runtime has none.
  @MainActor static let areInstalled: Bool = install()

  @MainActor private static func install() -> Bool {
    guard let main = hook("swift_task_getMainExecutor_hook", as: MainExecutorHook?.self),
      let isMain = hook("swift_task_isMainExecutor_hook", as: IsMainExecutorHook?.self)
    else { return false }
    main.pointee = { original in
      let executor = ActiveTimeline.onThisThread?.mainExecutor ?? MainJobExecutor.inherited
      return executor?.asUnownedSerialExecutor() ?? original()
    }
    isMain.pointee = { executor, original in
      RuntimeHooks.isMainJobExecutor(executor) || original(executor)
    }
    PreviewExecutors.install()
    _ = (SystemClock.isReplaced, DispatchCalls.areReplaced)
    RunLoopTime.install()
    return true
  }

  /// What a job that is bound to no executor runs on.
  static let noExecutor = unsafeBitCast((UInt(0), UInt(0)), to: UnownedSerialExecutor.self)

  private typealias MainExecutor = @convention(thin) () -> UnownedSerialExecutor
  private typealias MainExecutorHook = @convention(thin) (MainExecutor) -> UnownedSerialExecutor
  private typealias IsMainExecutor = @convention(thin) (UnownedSerialExecutor) -> Bool
  private typealias IsMainExecutorHook = @convention(thin) (UnownedSerialExecutor, IsMainExecutor) -> Bool

  private static func hook<Hook>(_ name: String, as type: Hook.Type) -> UnsafeMutablePointer<Hook>? {
    dlsym(nil, name)?.assumingMemoryBound(to: type)
  }

  /// Whether an executor is a `MainJobExecutor`: the second word of a reference names the kind.
  private static func isMainJobExecutor(_ executor: UnownedSerialExecutor) -> Bool {
    unsafeBitCast(executor, to: (UInt, UInt).self).1 == mainJobExecutorKind
  }

  private static let mainJobExecutorKind = unsafeBitCast(
    MainJobExecutor().asUnownedSerialExecutor(), to: (UInt, UInt).self
  ).1
}
