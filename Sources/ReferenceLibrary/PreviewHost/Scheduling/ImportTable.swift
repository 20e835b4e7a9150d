#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The table through which a loaded library calls functions of other libraries, as the ELF format lays it out.
nonisolated enum ImportTable {
  /// Lets a library call `function` where it calls the one with a name; false if there is no such place.
  static func replace(_ name: String, of library: String, by function: UInt) -> Bool {
    guard let handle = dlopen(library, RTLD_NOW | RTLD_NOLOAD) else { return false }
    let object = handle.assumingMemoryBound(to: LoadedObject.self).pointee
    guard let tables = Tables(of: object) else { return false }
    for relocation in tables.relocations {
      let symbol = tables.symbols[Int(relocation.info >> 32)]
      guard strcmp(tables.names + Int(symbol.name), name) == 0 else { continue }
      guard let place = UnsafeMutablePointer<UInt>(bitPattern: object.base + relocation.offset) else { continue }
      place.pointee = function
      return true
    }
    return false
  }

  /// What a handle of `dlopen` points to.
  private struct LoadedObject {
    let base: UInt
    let name: UnsafePointer<CChar>?
    let entries: UnsafePointer<Entry>?
  }

  /// An entry of the table of tables.
  private struct Entry {
    let tag: Int
    let value: UInt
  }

  private struct Relocation {
    let offset: UInt
    let info: UInt
    let addend: Int
  }

  private struct Symbol {
    let name: UInt32
    let kind: UInt32
    let value: UInt
    let size: UInt
  }

  /// The tables that name what a library imports; nothing if it has none, or if it may not be changed any more.
  private struct Tables {
    let relocations: UnsafeBufferPointer<Relocation>
    let symbols: UnsafePointer<Symbol>
    let names: UnsafePointer<CChar>

    init?(of object: LoadedObject) {
      var values: [Int: UInt] = [:]
      var entry = object.entries
      while let next = entry, next.pointee.tag != 0 {
        values[next.pointee.tag] = next.pointee.value
        entry = next + 1
      }
      func address(_ tag: Int) -> UInt? {
        values[tag].map { $0 < object.base ? $0 + object.base : $0 }
      }
      let isFixed = values[24] != nil || (values[30] ?? 0) & 8 != 0 || (values[0x6fff_fffb] ?? 0) & 1 != 0
      guard !isFixed, let size = values[2],
        let relocations = address(23).flatMap({ UnsafePointer<Relocation>(bitPattern: $0) }),
        let symbols = address(6).flatMap({ UnsafePointer<Symbol>(bitPattern: $0) }),
        let names = address(5).flatMap({ UnsafePointer<CChar>(bitPattern: $0) })
      else { return nil }
      let count = Int(size) / MemoryLayout<Relocation>.size
      self.relocations = UnsafeBufferPointer(start: relocations, count: count)
      (self.symbols, self.names) = (symbols, names)
    }
  }
}
