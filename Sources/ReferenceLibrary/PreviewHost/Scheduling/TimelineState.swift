/// What a timeline keeps under its lock.
nonisolated struct TimelineState {
  /// The virtual time since the start.
  var now = Duration.zero
  /// Whether it takes work.
  var isOpen = true
  /// How many loops run its work, one inside the other.
  var depth = 0
  /// Whether the main queue is going to run what is ready.
  var isPumpComing = false

  /// The numbers of the tasks that have run here.
  private(set) var tasks = NumberSet()
  /// The numbers of sleeps that were cancelled before they began.
  var cancelledEarly: Set<UInt64> = []

  private(set) var ready: [Work] = []
  /// How many of the first entries of `ready` have run.
  private var done = 0
  /// In order of time, then of arrival.
  private(set) var waiting: [WaitingWork] = []
  /// The numbers of the tasks that sleep.
  private var sleepers: Set<UInt64> = []
  private var lastNumber: UInt64 = 0

  /// How much work waits for its turn.
  var readyCount: Int { ready.count - done }

  /// A number that tells a piece of work from all others.
  mutating func number() -> UInt64 {
    lastNumber += 1
    return lastNumber
  }

  mutating func append(_ work: Work) {
    let task = work.taskNumber
    if task != 0 { tasks.insert(task) }
    ready.append(work)
  }

  /// Takes the work whose turn it is.
  mutating func takeNext() -> Work? {
    guard done < ready.count else { return nil }
    let next = ready[done]
    done += 1
    if done == ready.count || done >= 1024 {
      ready.removeFirst(done)
      done = 0
    }
    return next
  }

  mutating func wait(_ work: Work, until due: Duration, number: UInt64, sleeper: TaskReference?) {
    var (low, high) = (0, waiting.count)
    while low < high {
      let middle = (low + high) / 2
      if waiting[middle].due <= due { low = middle + 1 } else { high = middle }
    }
    waiting.insert(WaitingWork(due: due, number: number, work: work, sleeper: sleeper), at: low)
    if let sleeper { sleepers.insert(sleeper.number) }
  }

  /// Moves the first work that is due by `time` to what is ready, and the time with it.
  mutating func makeReady(dueBy time: Duration) -> Bool {
    guard let first = waiting.first, first.due <= time else { return false }
    now = max(now, first.due)
    append(remove(at: 0).work)
    return true
  }

  /// A task that slept goes on before its time, for it is cancelled: what was to wake it has only to clean up.
  mutating func wake(task: UInt64) {
    guard sleepers.contains(task), let index = waiting.firstIndex(where: { $0.sleeper?.number == task }) else {
      return
    }
    append(remove(at: index).work)
  }

  /// Takes out the work with a number.
  mutating func remove(number: UInt64) -> Work? {
    guard let index = waiting.firstIndex(where: { $0.number == number }) else { return nil }
    return remove(at: index).work
  }

  private mutating func remove(at index: Int) -> WaitingWork {
    let work = waiting.remove(at: index)
    if let sleeper = work.sleeper { sleepers.remove(sleeper.number) }
    return work
  }

  /// Whether the main queue has to be asked to run what is ready; notes that it is.
  mutating func wantsPump() -> Bool {
    guard depth == 0, readyCount > 0, !isPumpComing else { return false }
    isPumpComing = true
    return true
  }

  /// Takes no more work, and gives back what has not run.
  mutating func close() -> [Work] {
    isOpen = false
    let rest = Array(ready[done...]) + waiting.map(\.work)
    (ready, done, waiting, sleepers) = ([], 0, [], [])
    return rest
  }
}
