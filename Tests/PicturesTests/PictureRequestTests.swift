import Pictures
import Testing

@Suite struct PictureRequestTests {
  private static func picture(
    title: [Picture.Run] = [Picture.Run("Sheets")], kicker: [Picture.Run] = []
  ) -> Picture {
    Picture(
      language: "ar", isRightToLeft: true, site: [Picture.Run("دليل")], kicker: kicker, title: title, subtitle: [],
      typography: Picture.Typography(
        faces: ["Noto Sans Arabic", "Noto Sans"], codeFaces: ["Noto Sans Mono"], titleLeading: 150, textLeading: 170),
      colours: Picture.Colours(ground: 0xFFFFFF, ink: 0, soft: 1, accent: 2, tint: 3))
  }

  @Test func `what is sent arrives`() throws {
    let requests = [
      PictureRequest(key: "1a", picture: Self.picture()),
      PictureRequest(
        key: "2b",
        picture: Self.picture(
          title: [Picture.Run("كيف يحفظ "), Picture.Run("NavigationPath", isCode: true)],
          kicker: [Picture.Run("الأدلة")])),
    ]
    #expect(PictureRequest.decoded(requests.flatMap(\.encoded)) == requests)
    #expect(PictureRequest.decoded([]) == [])
  }

  @Test(arguments: ["a\tb", "a\nb", "a\0b", "a\u{2028}b", "a\u{2029}b", "a\u{FFFE}b", "a\u{1B}b", "a\u{85}b"])
  func `no text can break a line or a request`(text: String) {
    #expect(Picture.Run(text).text == "a b")
    let request = PictureRequest(key: "1", picture: Self.picture(title: [Picture.Run(text)]))
    #expect(PictureRequest.decoded(request.encoded) == [request])
  }

  @Test func `texts that look like lines of a request stay texts`() {
    let request = PictureRequest(key: "1", picture: Self.picture(title: [Picture.Run("end"), Picture.Run("key 2")]))
    #expect(PictureRequest.decoded(request.encoded) == [request])
  }

  @Test func `bytes that are no request are refused`() {
    #expect(PictureRequest.decoded(Array("end\n".utf8)) == nil)
    #expect(PictureRequest.decoded(PictureRequest(key: "1", picture: Self.picture()).encoded.dropLast(4)) == nil)
    #expect(PictureRequest.decoded([0xFF, 0x0A, 0x09, 0x0A]) == nil)
  }

  @Test func `all that a picture says is in its bytes`() {
    let plain = Self.picture()
    var other = plain
    other.title = [Picture.Run("Sheets", isCode: true)]
    #expect(PictureRequest.bytes(of: plain) != PictureRequest.bytes(of: other))
    other = plain
    other.isRightToLeft = false
    #expect(PictureRequest.bytes(of: plain) != PictureRequest.bytes(of: other))
    other = plain
    other.colours.tint = 4
    #expect(PictureRequest.bytes(of: plain) != PictureRequest.bytes(of: other))
    other = plain
    (other.kicker, other.title) = (plain.title, plain.kicker)
    #expect(PictureRequest.bytes(of: plain) != PictureRequest.bytes(of: other))
  }

  @Test func `an answer survives its line, and other lines are none`() {
    for answer in [PictureAnswer.drawn, .missing("\u{1F47E}"), .failed] {
      let read = PictureAnswer.read(answer.line(at: 7))
      #expect(read?.index == 7 && read?.answer == answer)
    }
    let others = [
      "", "picture", "picture 1", "picture x drawn", "picture 1 drawn 2", "picture 1 missing",
      "picture 1 missing 55296",
      "(process:1): Pango-WARNING **: no font",
    ]
    for line in others { #expect(PictureAnswer.read(line) == nil) }
  }
}
