import Glibc
import Pictures

// Draws the pictures that a file asks for into a folder, as `0.png` and so on, and says of each what became of it.
guard CommandLine.arguments.count == 3, let bytes = Files.bytes(of: CommandLine.arguments[1]),
  let requests = PictureRequest.decoded(bytes)
else {
  print("usage: dalil-pictures REQUESTS FOLDER (dalil build runs this)")
  exit(2)
}
var drawing = PictureDrawing()
for (index, request) in requests.enumerated() {
  print(drawing.draw(request, to: "\(CommandLine.arguments[2])/\(index).png").line(at: index))
  // What was drawn counts, whatever becomes of the next.
  fflush(nil)
}
