import Content
import Diagnostics
import Foundation
import Testing

@Suite struct SiteLocationTests {
  @Test func `a configuration marks the site's folder`() throws {
    let folder = try TestFolder(["dalil.yml": "content: pages\n", "pages/en/index.md": "", "en/index.md": ""])
    let location = try SiteLocation.find(at: folder.path)
    #expect(location.siteRoot == folder.path)
    let (configuration, mistakes) = try location.readConfiguration()
    #expect(mistakes.isEmpty)
    #expect(location.resolve(configuration.contentFolder) == folder.path + "/pages")
    #expect(try SiteLocation.find(at: folder.path + "/dalil.yml").siteRoot == folder.path)
  }

  @Test func `folders of languages need no configuration`() throws {
    let folder = try TestFolder(["ar/index.md": "", "img/x.png": ""])
    let location = try SiteLocation.find(at: folder.path)
    #expect(location.configurationFile == nil)
    #expect(location.resolve(try location.readConfiguration().0.contentFolder) == folder.path)
    let outer = try TestFolder(["content/he/index.md": "", "src/x.txt": ""])
    let inner = try SiteLocation.find(at: outer.path)
    #expect(inner.resolve(try inner.readConfiguration().0.contentFolder) == outer.path + "/content")
  }

  @Test func `a folder inside a site belongs to it`() throws {
    let folder = try TestFolder(["dalil.yaml": "", "notes/deep/x.txt": ""])
    let found = try SiteLocation.find(at: folder.path + "/notes/deep")
    #expect(found.configurationFile?.hasSuffix("/dalil.yaml") == true)
  }

  @Test func `a folder that is no site is an error`() throws {
    let folder = try TestFolder(["img/x.png": ""])
    #expect(throws: ContentError.noSite(folder.path)) { try SiteLocation.find(at: folder.path) }
    #expect(throws: ContentError.noSuchFolder("/no/such")) { try SiteLocation.find(at: "/no/such") }
    #expect(throws: ContentError.noSuchFolder("/no/file.yml")) {
      try SiteLocation.find(at: folder.path, configuration: "/no/file.yml")
    }
  }

  @Test func `the output is kept away from the sources`() throws {
    let folder = try TestFolder(["content/en/index.md": "", "site/en/index.html": "", "pages/x.md": ""])
    func problem(_ output: String, content: String = "content", root: String = "") -> String? {
      OutputFolder.problem(
        output: output.isEmpty ? folder.path : "\(folder.path)/\(output)",
        contentRoot: content.isEmpty ? folder.path : "\(folder.path)/\(content)", siteRoot: folder.path + root)?.message
    }
    #expect(problem("site") == nil)
    #expect(problem("new/deep") == nil)
    for output in ["", ".", "content", "content/", "site/../content", "content/en", "content/site", "content/en/new"] {
      #expect(problem(output) != nil, "\(output)")
    }
    #expect(problem("content")?.contains("\(folder.path)/content holds the content folder") == true)
  }

  @Test func `where the site's folder is the content folder, the output has a folder in it`() throws {
    let folder = try TestFolder(["en/index.md": "", "notes.txt": "", "more/x.md": "", "site/en/index.html": ""])
    func isRefused(_ output: String) -> Bool {
      OutputFolder.problem(output: folder.path + output, contentRoot: folder.path, siteRoot: folder.path) != nil
    }
    #expect(!isRefused("/site") && !isRefused("/new"))
    #expect(isRefused("") && isRefused("/en") && isRefused("/en/site") && isRefused("/more") && isRefused("/he"))
  }
}
