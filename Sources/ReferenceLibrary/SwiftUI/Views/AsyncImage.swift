public import Foundation

/// A picture from the network. Recorded: nothing is fetched, the placeholder shows.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/asyncimage)
@available(iOS 15.0, *)
public struct AsyncImage<Content: View> {
  package let url: URL?
  package let content: (AsyncImagePhase) -> Content
}

extension AsyncImage: PrimitiveView {
  /// It is evaluated by the library.
  public typealias Body = Never
}

@available(iOS 15.0, *)
extension AsyncImage {
  /// Shows the picture, or nothing.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/asyncimage/init(url:scale:))
  public init(url: URL?, scale: CGFloat = 1) where Content == Image? {
    self.init(url: url) { $0.image }
  }

  /// Shows the picture changed, or a placeholder.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/asyncimage/init(url:scale:content:placeholder:))
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url) { phase in
      if let image = phase.image {
        ViewBuilder.buildEither(first: content(image))
      } else {
        ViewBuilder.buildEither(second: placeholder())
      }
    }
  }

  /// Shows a view for each phase of the loading.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/asyncimage/init(url:scale:transaction:content:))
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.init(url: url, content: content)
  }
}

/// A phase of the loading of a picture.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/asyncimagephase)
@available(iOS 15.0, *)
public enum AsyncImagePhase: Sendable {
  /// Nothing yet.
  case empty
  /// The picture.
  case success(Image)
  /// What went wrong.
  case failure(any Error)

  /// The picture, if it is there.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// What went wrong, if anything did.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}
