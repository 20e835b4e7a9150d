/// A kind of files; Uniform Type Identifiers' on Apple's systems.
///
/// [Apple's page](https://developer.apple.com/documentation/uniformtypeidentifiers/uttype-swift.struct)
@available(iOS 14.0, *)
public struct UTType: Hashable, Sendable {
  /// The name that systems know it by.
  public let identifier: String

  /// Finds a kind by its name.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/uniformtypeidentifiers/uttype/init(_:))
  public init?(_ identifier: String) {
    self.init(exportedAs: identifier)
  }

  /// Names a kind that the app brings along.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/uniformtypeidentifiers/uttype/init(exportedas:conformingto:))
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }

  /// Names a kind that another app brings along.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/uniformtypeidentifiers/uttype/init(importedas:conformingto:))
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }

  /// Anything.
  public static let item = UTType(exportedAs: "public.item")
  /// Content.
  public static let content = UTType(exportedAs: "public.content")
  /// Bytes.
  public static let data = UTType(exportedAs: "public.data")
  /// A folder.
  public static let folder = UTType(exportedAs: "public.folder")
  /// Text.
  public static let text = UTType(exportedAs: "public.text")
  /// Text without looks.
  public static let plainText = UTType(exportedAs: "public.plain-text")
  /// Text without looks, in UTF-8.
  public static let utf8PlainText = UTType(exportedAs: "public.utf8-plain-text")
  /// Text with looks.
  public static let rtf = UTType(exportedAs: "public.rtf")
  /// A page of the web.
  public static let html = UTType(exportedAs: "public.html")
  /// Values in JSON.
  public static let json = UTType(exportedAs: "public.json")
  /// Values in XML.
  public static let xml = UTType(exportedAs: "public.xml")
  /// A table of values.
  public static let commaSeparatedText = UTType(exportedAs: "public.comma-separated-values-text")
  /// Pages.
  public static let pdf = UTType(exportedAs: "com.adobe.pdf")
  /// An address.
  public static let url = UTType(exportedAs: "public.url")
  /// An address of a file.
  public static let fileURL = UTType(exportedAs: "public.file-url")
  /// A picture.
  public static let image = UTType(exportedAs: "public.image")
  /// A picture in JPEG.
  public static let jpeg = UTType(exportedAs: "public.jpeg")
  /// A picture in PNG.
  public static let png = UTType(exportedAs: "public.png")
  /// A film.
  public static let movie = UTType(exportedAs: "public.movie")
  /// Sound.
  public static let audio = UTType(exportedAs: "public.audio")
  /// Files in one.
  public static let zip = UTType(exportedAs: "public.zip-archive")
}
