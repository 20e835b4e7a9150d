/// What the tool tells the shell when it ends.
package enum ExitStatus: Int32, Sendable {
  case clean = 0
  case findings = 1
  case usage = 2
  case environment = 3
}
