// What a property wrapper holds lives with the view's identity, not in the wrapper: a new wrapper says nothing new.

extension State: ComparedByReference {
  package func refersToSame(as other: Self) -> Bool { true }
}

extension StateObject: ComparedByReference {
  package func refersToSame(as other: Self) -> Bool { true }
}

extension FocusState: ComparedByReference {
  package func refersToSame(as other: Self) -> Bool { true }
}

extension AccessibilityFocusState: ComparedByReference {
  package func refersToSame(as other: Self) -> Bool { true }
}

extension GestureState: ComparedByReference {
  package func refersToSame(as other: Self) -> Bool { true }
}

extension Environment: ComparedByReference {
  package func refersToSame(as other: Self) -> Bool { true }
}

extension EnvironmentObject: ComparedByReference {
  package func refersToSame(as other: Self) -> Bool { true }
}

extension AppStorage: ComparedByReference {
  package func refersToSame(as other: Self) -> Bool { stored.key == other.stored.key && store === other.store }
}

extension SceneStorage: ComparedByReference {
  package func refersToSame(as other: Self) -> Bool { stored.key == other.stored.key }
}
