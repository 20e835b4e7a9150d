extension PreviewHost {
  /// The greatest time that somebody waits for something to change, and how often they are woken in vain.
  private static let patience = (time: Duration.seconds(60), wakings: 100)

  /// Whether something sleeps or waits for its time.
  package var hasWaitingWork: Bool {
    settle()
    return events.scheduler.nextDue != nil
  }

  /// Lets time go by until the screen is another one, in steps from one waking to the next; gives up after a minute.
  func waitForChange() {
    let before = glance().screen
    let end = events.scheduler.now + Self.patience.time
    for _ in 0..<Self.patience.wakings {
      guard let due = events.scheduler.nextDue, due <= end else { return }
      advance(by: max(.zero, due - events.scheduler.now))
      if composed().screen != before { return }
    }
  }
}
