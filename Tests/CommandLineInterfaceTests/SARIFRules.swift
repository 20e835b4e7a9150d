import Foundation

/// What SARIF 2.1.0 asks of the parts of a log that the tool writes: the members that each object must and may have, and
/// how they hang together.
struct SARIFRules {
  typealias Object = [String: Any]

  private(set) var problems: [String] = []
  private var rules: [Object] = []
  private var bases: Set<String> = []

  /// Each object's members, those that it must have marked with an exclamation mark.
  private static let members: [String: String] = [
    "log": "$schema! version! runs!",
    "run": "tool! language columnKind newlineSequences originalUriBaseIds invocations results!",
    "tool": "driver!", "driver": "name! version semanticVersion rules",
    "rule": "id! name shortDescription fullDescription help", "message": "text!",
    "invocation": "executionSuccessful! exitCode toolExecutionNotifications", "notification": "level message!",
    "result": "ruleId ruleIndex level message! locations relatedLocations fixes",
    "location": "id physicalLocation message", "physicalLocation": "artifactLocation! region",
    "artifactLocation": "uri uriBaseId description", "region": "startLine! startColumn endLine endColumn",
    "fix": "description artifactChanges!", "artifactChange": "artifactLocation! replacements!",
    "replacement": "deletedRegion! insertedContent", "content": "text!",
  ]

  init(_ text: String) throws {
    guard let log = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? Object else {
      problems = ["no object"]
      return
    }
    check(log, "log")
    if log["version"] as? String != "2.1.0" { problems.append("version") }
    for run in objects(log, "runs") { self.check(run: run) }
  }

  // MARK: The run

  private mutating func check(run: Object) {
    check(run, "run")
    if !["utf16CodeUnits", "unicodeCodePoints"].contains(run["columnKind"] as? String) {
      problems.append("columnKind")
    }
    if (run["newlineSequences"] as? [String])?.allSatisfy({ !$0.isEmpty }) != true { problems.append("newlines") }
    let tool = run["tool"] as? Object ?? [:]
    check(tool, "tool")
    let driver = tool["driver"] as? Object ?? [:]
    check(driver, "driver")
    if (driver["semanticVersion"] as? String)?.wholeMatch(of: #/\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?/#) == nil {
      problems.append("semanticVersion")
    }
    rules = objects(driver, "rules")
    for rule in rules { check(rule: rule) }
    if Set(rules.compactMap { $0["id"] as? String }).count != rules.count { problems.append("rules twice") }
    for (name, base) in run["originalUriBaseIds"] as? [String: Object] ?? [:] {
      bases.insert(name)
      check(base, "artifactLocation")
      // 3.14.14: with an address, it is absolute and ends in a slash.
      if let uri = base["uri"] as? String, !uri.contains(":") || !uri.hasSuffix("/") { problems.append("base \(uri)") }
      checkMessage(base["description"])
    }
    for invocation in objects(run, "invocations") { check(invocation: invocation) }
    for result in objects(run, "results") { check(result: result) }
  }

  private mutating func check(rule: Object) {
    check(rule, "rule")
    for key in ["shortDescription", "fullDescription", "help"] where rule[key] != nil { checkMessage(rule[key]) }
  }

  private mutating func check(invocation: Object) {
    check(invocation, "invocation")
    for notification in objects(invocation, "toolExecutionNotifications") {
      check(notification, "notification")
      checkLevel(notification)
      checkMessage(notification["message"])
    }
  }

  // MARK: Results

  private mutating func check(result: Object) {
    check(result, "result")
    checkLevel(result)
    checkMessage(result["message"])
    let index = result["ruleIndex"] as? Int ?? -1
    if !rules.indices.contains(index) || rules[index]["id"] as? String != result["ruleId"] as? String {
      problems.append("ruleIndex \(index) of \(result["ruleId"] ?? "-")")
    }
    let locations = objects(result, "locations") + objects(result, "relatedLocations")
    for location in locations {
      check(location, "location")
      if location["message"] != nil { checkMessage(location["message"]) }
      check(place: location["physicalLocation"] as? Object ?? [:])
    }
    let ids = locations.compactMap { $0["id"] as? Int }
    if Set(ids).count != ids.count || ids.contains(where: { $0 < 0 }) { problems.append("ids \(ids)") }
    for fix in objects(result, "fixes") { check(fix: fix) }
  }

  private mutating func check(fix: Object) {
    check(fix, "fix")
    if fix["description"] != nil { checkMessage(fix["description"]) }
    for change in objects(fix, "artifactChanges") {
      check(change, "artifactChange")
      check(artifact: change["artifactLocation"] as? Object ?? [:])
      for replacement in objects(change, "replacements") {
        check(replacement, "replacement")
        check(region: replacement["deletedRegion"] as? Object ?? [:])
        if let content = replacement["insertedContent"] as? Object { check(content, "content") }
      }
    }
  }

  // MARK: Places

  private mutating func check(place: Object) {
    check(place, "physicalLocation")
    check(artifact: place["artifactLocation"] as? Object ?? [:])
    if let region = place["region"] as? Object { check(region: region) }
  }

  private mutating func check(artifact: Object) {
    check(artifact, "artifactLocation")
    let uri = artifact["uri"] as? String ?? ""
    if uri.wholeMatch(of: #/([A-Za-z0-9._~\/:@!$&'()*+,;=-]|%[0-9A-F]{2})+/#) == nil { problems.append("uri \(uri)") }
    let isAbsolute = uri.firstMatch(of: #/^[a-z]+:/#) != nil
    if let base = artifact["uriBaseId"] as? String {
      if !bases.contains(base) || isAbsolute || uri.hasPrefix("/") { problems.append("\(uri) below \(base)") }
    } else if !isAbsolute {
      problems.append("\(uri) below nothing")
    }
  }

  private mutating func check(region: Object) {
    check(region, "region")
    let values = ["startLine", "startColumn", "endLine", "endColumn"].map { region[$0] as? Int }
    if values.contains(where: { ($0 ?? 1) < 1 }) { problems.append("region \(values)") }
    let (line, endLine) = (values[0] ?? 0, values[2] ?? values[0] ?? 0)
    if endLine < line || endLine == line && (values[3] ?? .max) < (values[1] ?? 1) { problems.append("\(values)") }
  }

  // MARK: Objects

  private mutating func check(_ object: Object, _ kind: String) {
    let words = (Self.members[kind] ?? "").split(separator: " ")
    for word in words where word.hasSuffix("!") && object[String(word.dropLast())] == nil {
      problems.append("\(kind) without \(word.dropLast())")
    }
    let known = Set(words.map { $0.hasSuffix("!") ? String($0.dropLast()) : String($0) })
    problems += object.keys.filter { !known.contains($0) }.sorted().map { "\(kind) with \($0)" }
    problems += object.filter { $0.value is NSNull }.keys.sorted().map { "\(kind) with \($0) null" }
  }

  private mutating func checkLevel(_ object: Object) {
    guard let level = object["level"] as? String, ["none", "note", "warning", "error"].contains(level) else {
      problems.append("level \(object["level"] ?? "-")")
      return
    }
  }

  private mutating func checkMessage(_ value: Any?) {
    let message = value as? Object ?? [:]
    check(message, "message")
    let text = message["text"] as? String ?? ""
    if text.isEmpty { problems.append("empty message") }
    if text.firstMatch(of: #/(^|[^{])\{[0-9]+\}/#) != nil { problems.append("placeholder in \(text)") }
    if text.firstMatch(of: #/(^|[^\\])\[[^\]]*\]\(/#) != nil { problems.append("link in \(text)") }
  }

  private func objects(_ object: Object, _ key: String) -> [Object] { object[key] as? [Object] ?? [] }
}
