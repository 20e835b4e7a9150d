/// A block of data of a page, and how it fared.
package struct CheckedDataBlock: Hashable, Sendable {
  package enum State: Hashable, Sendable {
    /// Well-formed, or malformed as it promises.
    case checked
    case skipped(reason: String)
    case broken
  }

  /// What it holds: JSON, XML, a property list or YAML.
  package var format: String
  /// The line of its fence, and the line behind its code.
  package var firstLine: Int
  package var lastLine: Int
  package var state: State

  package init(format: String, firstLine: Int, lastLine: Int, state: State) {
    self.format = format
    self.firstLine = firstLine
    self.lastLine = lastLine
    self.state = state
  }
}

extension DataVerdict {
  var state: CheckedDataBlock.State {
    switch self {
    case .valid, .failsAsExpected: .checked
    case .skipped(let reason): .skipped(reason: reason)
    case .broken: .broken
    }
  }
}
