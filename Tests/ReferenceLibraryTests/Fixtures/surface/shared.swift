// What the other files of this folder share.
import SwiftUI

extension ContainerValues { @Entry var surfacePriority = 0 }
