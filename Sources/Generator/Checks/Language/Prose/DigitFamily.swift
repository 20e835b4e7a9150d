/// The digits of one script.
enum DigitFamily: UInt32, CaseIterable {
  case european = 0x30
  case arabicIndic = 0x0660
  case persian = 0x06F0
  case devanagari = 0x0966
  case bengali = 0x09E6
  case thai = 0x0E50
  case fullWidth = 0xFF10

  var zero: UInt32 { rawValue }

  /// The family of a digit.
  init?(of scalar: UInt32) {
    guard let family = Self.allCases.first(where: { $0.zero...($0.zero + 9) ~= scalar }) else { return nil }
    self = family
  }

  /// In messages.
  var name: String {
    switch self {
    case .european: "European"
    case .arabicIndic: "Arabic-Indic"
    case .persian: "Persian"
    case .devanagari: "Devanagari"
    case .bengali: "Bengali"
    case .thai: "Thai"
    case .fullWidth: "full-width"
    }
  }
}
