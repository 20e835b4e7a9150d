import SwiftUI

struct Photo: Identifiable, Hashable { let id = UUID(); let color: Color }

struct Gallery: View {
  @Namespace private var namespace
  @State private var photos = [Photo(color: .red), Photo(color: .blue)]
  let columns = [GridItem(.adaptive(minimum: 120, maximum: 200), spacing: 8)]

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVGrid(columns: columns, spacing: 8) {
          ForEach(photos) { photo in
            NavigationLink {
              PhotoDetail(photo: photo).navigationTransition(.zoom(sourceID: photo.id, in: namespace))
            } label: {
              RoundedRectangle(cornerRadius: 12)
                .fill(photo.color.gradient)
                .aspectRatio(1, contentMode: .fit)
                .matchedTransitionSource(id: photo.id, in: namespace) { source in
                  source.clipShape(.rect(cornerRadius: 12)).shadow(radius: 4)
                }
            }
            .buttonStyle(.plain)
            .scrollTransition { content, phase in
              content.opacity(phase.isIdentity ? 1 : 0.4).scaleEffect(phase.isIdentity ? 1 : 0.9)
            }
          }
        }
        .padding(.horizontal)
      }
      .scrollEdgeEffectStyle(.soft, for: .top)
    }
  }
}

struct PhotoDetail: View {
  let photo: Photo
  @State private var scale: CGFloat = 1
  @GestureState private var drag = CGSize.zero
  var body: some View {
    photo.color
      .scaleEffect(scale)
      .offset(drag)
      .gesture(MagnifyGesture().onChanged { scale = $0.magnification })
      .simultaneousGesture(
        DragGesture(minimumDistance: 10).updating($drag) { value, state, _ in state = value.translation }
      )
      .ignoresSafeArea()
      .toolbarVisibility(.hidden, for: .navigationBar, .tabBar)
  }
}
