extension InterfaceText {
  /// An action of a script: typing into a field, or emptying it.
  package func typing(_ text: String, into field: String) -> String {
    fill(text.isEmpty ? emptyFieldPattern : typeIntoPattern, ["text": text, "field": field])
  }

  package func searching(_ text: String) -> String { fill(searchForPattern, ["text": text]) }

  /// "Open bookapp://book/2": an address that another app hands over, or one that is handed to the system.
  package func opening(_ address: String) -> String { fill(openAddressPattern, ["address": address]) }

  /// Time that goes by, without more digits than it needs.
  package func waiting(milliseconds: Int) -> String { fill(waitPattern, ["seconds": seconds(milliseconds)]) }

  package func submitting(_ field: String) -> String { fill(submitPattern, ["field": field]) }

  package func swiping(_ row: String, action: String) -> String {
    fill(swipePattern, ["row": row, "action": action])
  }

  package func tapping(_ name: String) -> String { fill(tapPattern, ["name": name]) }

  package func choosing(_ item: String, from name: String) -> String {
    fill(choosePattern, ["item": item, "name": name])
  }

  /// One step up or down of a value.
  package func adjusting(_ name: String, isUp: Bool) -> String {
    fill(isUp ? stepUpPattern : stepDownPattern, ["name": name])
  }

  /// One place up or down of a row.
  package func moving(_ name: String, isUp: Bool) -> String {
    fill(isUp ? moveUpPattern : moveDownPattern, ["name": name])
  }

  /// What is said to assistive technologies after an action.
  package func announcing(_ text: String, after action: String) -> String {
    fill(announcedPattern, ["action": action, "text": text])
  }

  // MARK: Limits

  package func shownStates(_ number: Int) -> String { fill(stateLimitPattern[number], ["number": "\(number)"]) }

  package func shownDepth(_ number: Int) -> String { fill(depthLimitPattern[number], ["number": "\(number)"]) }

  package func shownTime(milliseconds: Int) -> String { fill(timeLimitPattern, ["seconds": seconds(milliseconds)]) }

  package func shownWaits(_ number: Int) -> String { fill(waitLimitPattern[number], ["number": "\(number)"]) }

  private func seconds(_ milliseconds: Int) -> String {
    let tenths = (milliseconds + 50) / 100
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}
