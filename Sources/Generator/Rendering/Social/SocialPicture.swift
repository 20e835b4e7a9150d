import Languages
package import Pictures
package import SiteGraph

/// What the picture of a page says: the page's title large, the part of the site that it belongs to above it, the name of
/// the site in its corner.
package enum SocialPicture {
  /// The folder of the site that pictures stand in.
  package static let folder = "assets/social/"

  /// The colours of the style sheet, in their light form: pictures stand on pages of others, most of them light.
  private static let colours = Picture.Colours(
    ground: 0xFBFAF7, ink: 0x1D2123, soft: 0x596166, accent: 0x0B6650, tint: 0xE5F1EC)

  /// No title of a page needs more letters than these, and no picture can show more.
  private static let longestTitle = 300
  private static let longestName = 80

  /// Path in the site of a page's picture.
  package static func path(of page: PageFacts) -> String {
    folder + SitePath.withoutEnding(page.outputPath) + ".png"
  }

  /// The picture of a page of a site.
  package static func picture(of index: Int, in site: Site) -> Picture {
    let page = site.pages[index]
    let language = site.settings.language(page.language)
    let siteTitle = language?.title ?? ""
    let isHome = page.path.isEmpty && page.isFolderIndex
    let description = language?.description ?? ""
    // The home page is called like the site, whose name stands on the picture already.
    let label = isHome && !description.isEmpty ? description : page.title
    let (title, subtitle) = isHome ? (label, "") : TitleParts.of(label)
    return Picture(
      language: page.language.name, isRightToLeft: page.language.direction == .rightToLeft,
      site: PictureText.runs(of: siteTitle, in: page.language, longest: longestName),
      kicker: PictureText.runs(of: site.folderTitle(above: index) ?? "", in: page.language, longest: longestName),
      title: PictureText.runs(of: title, in: page.language, longest: longestTitle),
      subtitle: PictureText.runs(of: subtitle, in: page.language, longest: longestTitle),
      typography: PictureTypography.of(page.language), colours: colours)
  }
}
