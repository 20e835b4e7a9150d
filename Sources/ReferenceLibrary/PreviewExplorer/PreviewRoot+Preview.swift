public import SwiftUI

extension PreviewRoot {
  /// An example that is a `#Preview`; `preview` makes it, each time that the example is started.
  public init(_ name: String? = nil, preview: @escaping () -> Preview) {
    self.init(name) {
      let preview = preview()
      return preview.hasSurroundings ? SurroundedPreview(preview: preview) : preview.content()
    }
  }
}

/// A preview in surroundings that take time to be made.
private struct SurroundedPreview: View {
  let preview: Preview
  @State private var view: AnyView?

  var body: some View {
    if let view {
      view
    } else {
      Color.clear.task {
        // What previews share is shared by those on one canvas; each start is a canvas of its own.
        Preview.forgetSharedContexts()
        do {
          view = try await preview.makeView()
        } catch {
          fatalError("the surroundings of the preview cannot be made: \(error)")
        }
      }
    }
  }
}
