// What is handed over is declared where views take it; this module is the name by which readers import it.
@_exported public import Foundation
@_exported public import struct SwiftUI.CodableRepresentation
@_exported public import struct SwiftUI.DataRepresentation
@_exported public import struct SwiftUI.FileRepresentation
@_exported public import struct SwiftUI.ProxyRepresentation
@_exported public import struct SwiftUI.ReceivedTransferredFile
@_exported public import struct SwiftUI.SentTransferredFile
@_exported public import protocol SwiftUI.TransferRepresentation
@_exported public import struct SwiftUI.TransferRepresentationBuilder
@_exported public import struct SwiftUI.TransferRepresentationVisibility
@_exported public import protocol SwiftUI.Transferable
@_exported public import struct SwiftUI.UTType
