// Kinds of files are declared where views take them; this module is the name by which readers import them.
@_exported public import Foundation
@_exported public import struct SwiftUI.UTType
