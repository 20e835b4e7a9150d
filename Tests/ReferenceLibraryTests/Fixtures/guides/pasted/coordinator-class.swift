import SwiftUI

@MainActor
protocol Coordinator: AnyObject {
  associatedtype Body: View
  @ViewBuilder func start() -> Body
}

@MainActor
final class AuthCoordinator: Coordinator, ObservableObject {
  enum Step: Hashable { case signIn, forgotPassword(email: String), verify(code: Int) }
  @Published var steps: [Step] = []
  var onFinish: (@MainActor (String) -> Void)?

  func start() -> some View {
    AuthFlow(coordinator: self)
  }

  func next(_ step: Step) { steps.append(step) }

  @ViewBuilder
  func view(for step: Step) -> some View {
    switch step {
    case .signIn:
      Button("Sign in") { self.onFinish?("token") }
    case let .forgotPassword(email):
      Text("Reset for \(email)")
    case .verify(let code) where code > 999:
      Text("Long code")
    case .verify(let code):
      Text("\(code, specifier: "%04d")")
    }
  }
}

struct AuthFlow: View {
  @ObservedObject var coordinator: AuthCoordinator
  var body: some View {
    NavigationStack(path: $coordinator.steps) {
      VStack(spacing: 12) {
        Button("Continue") { coordinator.next(.signIn) }
          .buttonStyle(.borderedProminent)
          .controlSize(.large)
        Button("Forgot?", role: .cancel) { coordinator.next(.forgotPassword(email: "a@b.c")) }
      }
      .padding()
      .navigationDestination(for: AuthCoordinator.Step.self, destination: coordinator.view(for:))
      .navigationTitle(Text("Welcome"))
    }
  }
}

struct AuthApp: View {
  @StateObject private var coordinator = AuthCoordinator()
  @State private var token: String?
  var body: some View {
    Group {
      if let token { Text(token) } else { coordinator.start() }
    }
    .onAppear { coordinator.onFinish = { token = $0 } }
    .animation(.default, value: token)
  }
}
