extension Site {
  /// The title of the nearest folder above a page that has a page of its own; nil if there is none but the home page.
  package func folderTitle(above index: Int) -> String? {
    let page = pages[index]
    let folders = folderPages[page.language] ?? [:]
    var path = page.path
    while !path.isEmpty {
      path = String(SitePath.folder(of: path))
      if !path.isEmpty, let folder = folders[path] { return pages[folder].title }
    }
    return nil
  }
}
