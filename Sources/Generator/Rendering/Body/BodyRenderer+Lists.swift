import Markdown

extension BodyRenderer {
  mutating func list(_ list: List) {
    let hasTasks = list.items.contains { $0.task != nil }
    if let start = list.start {
      html.markup("<ol")
      if start != 1 {
        html.markup(" start=\"")
        html.number(start)
        html.markup("\"")
      }
    } else {
      html.markup("<ul")
    }
    html.markup(hasTasks ? " class=\"tasks\">\n" : ">\n")
    for item in list.items { self.item(item, isTight: list.isTight) }
    html.markup(list.start == nil ? "</ul>\n" : "</ol>\n")
  }

  private mutating func item(_ item: List.Item, isTight: Bool) {
    html.markup(item.task == nil ? "<li>" : "<li class=\"task\">")
    var rest = item.blocks[...]
    if let task = item.task {
      // The label ends with the task's own text, so that nested items are no part of its name.
      if case .paragraph(let paragraph) = rest.first {
        rest.removeFirst()
        taskLabel(paragraph, isDone: task, isTight: isTight)
      } else {
        taskLabel(nil, isDone: task, isTight: true)
      }
    }
    if isTight { tight(rest) } else { blocks(Array(rest)) }
    html.markup("</li>\n")
  }

  private mutating func taskLabel(_ paragraph: Paragraph?, isDone: Bool, isTight: Bool) {
    if !isTight { html.markup("<p>") }
    html.markup("<label><input type=\"checkbox\" disabled")
    html.markup(isDone ? " checked> " : "> ")
    if let paragraph { inlines(paragraph.content) }
    html.markup("</label>")
    if !isTight { html.markup("</p>") }
    html.markup("\n")
  }

  /// The blocks of an item of a tight list, whose paragraphs have no element of their own.
  private mutating func tight(_ content: ArraySlice<Block>) {
    if content.count == 1, case .paragraph(let paragraph) = content.first { return inlines(paragraph.content) }
    var others: [Block] = []
    for block in content {
      guard case .paragraph(let paragraph) = block else {
        others.append(block)
        continue
      }
      blocks(others)
      others.removeAll()
      inlines(paragraph.content)
      html.markup("\n")
    }
    blocks(others)
  }
}
