public import Foundation

/// The kind of an activity that opens a web address.
///
/// [Apple's page](https://developer.apple.com/documentation/foundation/nsuseractivitytypebrowsingweb)
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// What the reader is doing, so that it can go on later or on another device.
///
/// Foundation on this system lacks it; here it keeps what it is given and sends it nowhere.
///
/// [Apple's page](https://developer.apple.com/documentation/foundation/nsuseractivity)
public class NSUserActivity: NSObject {
  /// The kind of activity, in reverse-domain notation.
  public let activityType: String
  /// The words for it that people see.
  public var title: String?
  /// What is needed to go on.
  public var userInfo: [AnyHashable: Any]?
  /// The keys of `userInfo` without which going on is not possible.
  public var requiredUserInfoKeys: Set<String>?
  /// The words by which it is found.
  public var keywords: Set<String> = []
  /// The web page where it can go on.
  public var webpageURL: URL?
  /// The page that led to it.
  public var referrerURL: URL?
  /// The day after which it is of no use.
  public var expirationDate: Date?
  /// The scene that is best for it.
  public var targetContentIdentifier: String?
  /// Its identity, by which it can be deleted.
  public var persistentIdentifier: String?
  /// Whether `userInfo` should be written anew.
  public var needsSave = false
  /// Whether it can go on on another device.
  public var isEligibleForHandoff = true
  /// Whether it may be found by searching this device.
  public var isEligibleForSearch = false
  /// Whether it may be found by everybody.
  public var isEligibleForPublicIndexing = false
  /// Whether it may be suggested to the reader.
  public var isEligibleForPrediction = false
  /// Whether it is the one going on now.
  public private(set) var isCurrent = false
  /// Whether it has been declared over.
  public private(set) var isInvalidated = false

  /// Makes an activity of a kind.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/foundation/nsuseractivity/init(activitytype:))
  public init(activityType: String) {
    self.activityType = activityType
  }

  /// Adds to `userInfo`; a key that is there already gets the new value.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/foundation/nsuseractivity/adduserinfoentries(from:))
  public func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
  }

  /// Declares it the one going on now.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/foundation/nsuseractivity/becomecurrent())
  public func becomeCurrent() {
    isCurrent = !isInvalidated
  }

  /// Declares that it is not the one going on now.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/foundation/nsuseractivity/resigncurrent())
  public func resignCurrent() {
    isCurrent = false
  }

  /// Declares it over.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/foundation/nsuseractivity/invalidate())
  public func invalidate() {
    isCurrent = false
    isInvalidated = true
  }
}
