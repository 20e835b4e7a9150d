// What is told to assistive technologies is declared beside the views; this module is the name by which readers import
// it.
@_exported public import Foundation
@_exported public import enum SwiftUI.AccessibilityNotification
