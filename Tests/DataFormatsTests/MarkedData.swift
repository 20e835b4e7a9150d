import DataFormats
import Diagnostics

/// A text in which `«` and `»` enclose what the first finding is about.
struct MarkedData {
  let reading: DataReading
  let expected: Range<Int>?
  let bytes: [UInt8]

  init(_ marked: String, as format: DataFormat) {
    var bytes: [UInt8] = []
    var (start, end): (Int?, Int?) = (nil, nil)
    for scalar in marked.unicodeScalars {
      switch scalar {
      case "«": start = start ?? bytes.count
      case "»": end = end ?? bytes.count
      default: bytes += String(scalar).utf8
      }
    }
    self.bytes = bytes
    if let start, let end { expected = start..<end } else { expected = nil }
    reading = format.read(bytes)
  }

  var first: DataFinding? { reading.findings.first }

  /// The findings as `severity 'words': message`.
  var findings: [String] {
    reading.findings.map { finding in
      let words = String(decoding: bytes[finding.range], as: UTF8.self)
      return "\(finding.severity.rawValue) '\(words)': \(finding.message)"
    }
  }
}
