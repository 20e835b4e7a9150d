import SwiftUI

enum Phase: Equatable { case launching, signedOut, signedIn(user: String) }
protocol AuthService: Sendable { func signIn(_ name: String) async throws -> String }
struct LiveAuth: AuthService {
  func signIn(_ name: String) async throws -> String { try await Task.sleep(for: .milliseconds(1)); return name }
}

extension EnvironmentValues { @Entry var auth: any AuthService = LiveAuth() }

@MainActor @Observable final class Session {
  var phase = Phase.launching
  private(set) var error: (any Error)?
  var hasError: Bool {
    get { error != nil }
    set { if !newValue { error = nil } }
  }
  func signIn(using auth: any AuthService, name: String) async {
    do { phase = .signedIn(user: try await auth.signIn(name)) } catch { self.error = error }
  }
}

struct FlowRoot: View {
  @State private var session = Session()
  @Environment(\.auth) private var auth
  var body: some View {
    ZStack {
      switch session.phase {
      case .launching: ProgressView().task { session.phase = .signedOut }
      case .signedOut:
        Button {
          Task { await session.signIn(using: auth, name: "me") }
        } label: {
          Label("Sign in", systemImage: "person").frame(maxWidth: .infinity)
        }
        .transition(.move(edge: .bottom).combined(with: .opacity))
      case .signedIn(let user):
        Text("Hello, \(user)!").transition(.asymmetric(insertion: .slide, removal: .scale))
      }
    }
    .animation(.spring(duration: 0.4, bounce: 0.2), value: session.phase)
    .alert("Error", isPresented: $session.hasError, actions: {}) {
      Text(session.error?.localizedDescription ?? "")
    }
  }
}
