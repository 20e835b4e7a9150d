import SwiftUI

struct OnboardingStep: Identifiable, Hashable, CaseIterable {
  let id: Int; let title: LocalizedStringResource; let symbol: String
  static let allCases: [OnboardingStep] = [
    .init(id: 0, title: "Welcome", symbol: "hand.wave"), .init(id: 1, title: "Alerts", symbol: "bell"),
  ]
  static func == (a: Self, b: Self) -> Bool { a.id == b.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

struct OnboardingView: View {
  @State private var current: OnboardingStep.ID = 0
  @Binding var isPresented: Bool
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @Environment(\.colorSchemeContrast) private var contrast
  var body: some View {
    VStack {
      TabView(selection: $current) {
        ForEach(OnboardingStep.allCases) { step in
          VStack(spacing: 24) {
            Image(systemName: step.symbol)
              .font(.system(size: 64, weight: .thin, design: .rounded))
              .symbolEffect(.bounce, value: current)
              .symbolEffect(.pulse, options: .repeating, isActive: !reduceMotion)
            Text(step.title).font(.title.bold()).multilineTextAlignment(.center)
          }
          .tag(step.id)
          .containerRelativeFrame([.horizontal, .vertical])
        }
      }
      .tabViewStyle(PageTabViewStyle(indexDisplayMode: .never))
      .animation(reduceMotion ? nil : .easeInOut(duration: 0.3), value: current)
      HStack {
        ForEach(0..<OnboardingStep.allCases.count, id: \.self) { i in
          Capsule().fill(i == current ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary)).frame(
            width: i == current ? 24 : 8, height: 8)
        }
      }
      .accessibilityElement(children: .ignore)
      .accessibilityLabel("Page \(current + 1) of \(OnboardingStep.allCases.count)")
      .accessibilityAdjustableAction { direction in
        switch direction {
        case .increment: current = min(current + 1, 1)
        case .decrement: current = max(current - 1, 0)
        @unknown default: break
        }
      }
      Button {
        if current < OnboardingStep.allCases.count - 1 {
          withAnimation {
            current += 1
          } completion: {
            print("done")
          }
        } else {
          isPresented = false
        }
      } label: {
        Text(current == 0 ? "Continue" : "Start").frame(maxWidth: .infinity).padding(.vertical, 8)
      }
      .buttonStyle(.borderedProminent).buttonBorderShape(.capsule).controlSize(.extraLarge)
      .padding([.horizontal, .bottom])
    }
    .background {
      LinearGradient(colors: [.blue.opacity(0.3), .clear], startPoint: .top, endPoint: .center).ignoresSafeArea()
    }
    .interactiveDismissDisabled()
  }
}
