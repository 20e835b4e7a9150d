public import Foundation

extension AttributedString {
  /// How Markdown is read.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/foundation/attributedstring/markdownparsingoptions)
  @available(iOS 15.0, *)
  public struct MarkdownParsingOptions: Hashable, Sendable {
    /// How much of Markdown is read.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/foundation/attributedstring/markdownparsingoptions/interpretedsyntax-swift.enum)
    public enum InterpretedSyntax: Hashable, Sendable {
      /// All of it; blocks follow each other without line ends, as in Apple's reading.
      case full
      /// Only what stands within lines.
      case inlineOnly
      /// Only what stands within lines, with all white space.
      case inlineOnlyPreservingWhitespace
    }

    /// What becomes of text that cannot be read.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/foundation/attributedstring/markdownparsingoptions/failurepolicy-swift.enum)
    public enum FailurePolicy: Hashable, Sendable {
      /// It is an error.
      case throwError
      /// What could be read is returned.
      case returnPartiallyParsedIfPossible
    }

    /// Whether attributes in square brackets are read; here they are not.
    public var allowsExtendedAttributes: Bool
    /// How much of Markdown is read.
    public var interpretedSyntax: InterpretedSyntax
    /// What becomes of text that cannot be read; here all text can be.
    public var failurePolicy: FailurePolicy
    /// The language of the text.
    public var languageCode: String?

    /// Makes options.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/foundation/attributedstring/markdownparsingoptions/init(allowsextendedattributes:interpretedsyntax:failurepolicy:languagecode:))
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// Reads Markdown: emphasis, code, struck text and links become attributes.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/foundation/attributedstring/init(markdown:options:baseurl:)-52n3u)
  @available(iOS 15.0, *)
  public init(markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
    switch options.interpretedSyntax {
    case .inlineOnlyPreservingWhitespace: self = InlineMarkdown(markdown).attributedString()
    case .inlineOnly:
      let words = markdown.split { $0.isWhitespace || $0.isNewline }
      self = InlineMarkdown(words.joined(separator: " ")).attributedString()
    case .full:
      self = Self.blocks(of: markdown).reduce(into: AttributedString()) {
        $0 += InlineMarkdown($1).attributedString()
      }
    }
  }

  /// Reads Markdown from data.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/foundation/attributedstring/init(markdown:options:baseurl:)-2bk6d)
  @available(iOS 15.0, *)
  public init(markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
    try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
  }

  /// The text of each paragraph, heading and item of a list, without the marks at its head.
  private static func blocks(of markdown: String) -> [String] {
    var blocks: [[Substring]] = [[]]
    for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
      let text = line.drop { $0 == " " }
      let mark = text.prefix { "#-+*>".contains($0) }
      let isMarked = !mark.isEmpty && text.dropFirst(mark.count).first == " " && mark != "**"
      if isMarked { blocks.append([text.dropFirst(mark.count + 1)]) } else if text.isEmpty { blocks.append([]) }
      if !isMarked, !text.isEmpty { blocks[blocks.count - 1].append(text) }
      if mark.first == "#" { blocks.append([]) }
    }
    return blocks.filter { !$0.isEmpty }.map { $0.joined(separator: " ") }
  }
}
