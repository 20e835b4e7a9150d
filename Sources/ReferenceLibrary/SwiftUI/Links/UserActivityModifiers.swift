/// An activity that a view announces while it is in sight.
nonisolated package struct UserActivityModifier: PrimitiveModifier {
  package typealias Body = Never
  package let activityType: String
  package let isActive: Bool
  package let update: (NSUserActivity) -> Void
}

/// What a view does with activities that go on here.
nonisolated package struct ContinuedActivityModifier: PrimitiveModifier {
  package typealias Body = Never
  package let activityType: String
  package let action: (NSUserActivity) -> Void
}

extension View {
  /// Announces an activity while the view is in sight and `isActive`.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/useractivity(_:isactive:_:))
  @available(iOS 14.0, *)
  nonisolated public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View {
    modifier(UserActivityModifier(activityType: activityType, isActive: isActive, update: update))
  }

  /// Announces an activity while `element` has a value.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/useractivity(_:element:_:))
  @available(iOS 14.0, *)
  nonisolated public func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View {
    modifier(
      UserActivityModifier(activityType: activityType, isActive: element != nil) { activity in
        if let element { update(element, activity) }
      })
  }

  /// Calls `action` for each activity of a kind that goes on here.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/oncontinueuseractivity(_:perform:))
  @available(iOS 14.0, *)
  nonisolated public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View {
    modifier(ContinuedActivityModifier(activityType: activityType, action: action))
  }

  /// Says which URLs and activities the view's scene takes.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/handlesexternalevents(preferring:allowing:))
  @available(iOS 14.0, *)
  nonisolated public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View {
    recorded("handlesExternalEvents", ("preferring", preferring), ("allowing", allowing))
  }
}
