/// What a program made of a block may use.
package struct RunLimits: Hashable, Sendable {
  /// For a block whose author sets no limit.
  package var timeInMilliseconds: Int
  /// Of memory in use at once, all processes together.
  package var memory: Int
  /// Of output, standard output and standard error each.
  package var output: Int
  package var processes: Int

  package init(
    timeInMilliseconds: Int = 10_000, memory: Int = 1 << 30, output: Int = 1 << 20, processes: Int = 64
  ) {
    self.timeInMilliseconds = timeInMilliseconds
    self.memory = memory
    self.output = output
    self.processes = processes
  }
}
