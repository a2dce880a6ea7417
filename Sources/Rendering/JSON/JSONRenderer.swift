import Sections
import Values

/// Writes a page as JSON: what stands on it, with the values of its rows typed and without formats.
///
/// Every row is a line of its own, so that two files can be compared line by line.
package struct JSONRenderer {
  private let page: Page
  /// Each column's id as a string, with the colon behind it.
  private let ids: [[UInt8]]

  /// A renderer of `page`.
  package init(_ page: Page) {
    self.page = page
    ids = page.columns.map { column in
      var id = ByteBuffer(capacity: 64)
      JSONText.append(Array(column.id.utf8), to: &id)
      id.append(": ")
      return id.bytes()
    }
  }

  /// Writes the whole document.
  package func render(to sink: any ByteSink) throws {
    var output = BufferedOutput(to: sink)
    output.buffer.append("{\n  \"title\": ")
    JSONText.append(page.title, to: &output.buffer)
    member("subtitle", page.subtitle, indent: "  ", &output.buffer)
    member("note", page.noContent?.text, indent: "  ", &output.buffer)
    output.buffer.append(",\n  \"sections\": [")
    for (number, section) in page.sections.enumerated() {
      output.buffer.append(number == 0 ? "\n    {" : ",\n    {")
      try draw(section, to: &output)
      output.buffer.append("\n    }")
    }
    output.buffer.append(page.sections.isEmpty ? "],\n  \"summary\": " : "\n  ],\n  \"summary\": ")
    append(page.summaries, &output.buffer)
    member("footer", page.footer, indent: "  ", &output.buffer)
    output.buffer.append("\n}\n")
    try output.flush()
  }

  // MARK: Sections

  private func draw(_ section: PageSection, to output: inout BufferedOutput) throws {
    let isHidden = section.section.isHidden
    output.buffer.append("\n      \"id\": ")
    JSONText.append(section.section.id.map { Array($0.utf8) }, to: &output.buffer)
    output.buffer.append(",\n      \"group\": ")
    JSONText.append(section.group, to: &output.buffer)
    output.buffer.append(",\n      \"title\": ")
    JSONText.append(isHidden ? nil : section.title, to: &output.buffer)
    if isHidden { output.buffer.append(",\n      \"hidden\": true") }
    counts(section.section, &output.buffer)
    if !isHidden { around(section, &output.buffer) }
    output.buffer.append(",\n      \"rows\": [")
    if !isHidden { try rows(of: section, to: &output) }
    output.buffer.append("]")
    if !isHidden {
      lines("more", section.cuts { $0.more > 0 && $0.showsMore ? $1.more : nil }, &output.buffer)
      texts("after", section.below.map(\.text), &output.buffer)
    }
    output.buffer.append(",\n      \"summary\": ")
    append(isHidden ? [] : section.summaries, &output.buffer)
    if !isHidden { member("footer", section.footer, indent: "      ", &output.buffer) }
  }

  /// The counts that templates name too; `from` and `to` are both 0 for an empty window.
  private func counts(_ section: Section, _ buffer: inout ByteBuffer) {
    let earlier = section.runs.reduce(0) { $0 + $1.earlier }
    let more = section.runs.reduce(0) { $0 + $1.more }
    let numbers: [(StaticString, Int)] = [
      ("count", section.count), ("total", section.count + earlier + more),
      ("from", section.count == 0 ? 0 : earlier + 1),
      ("to", section.count == 0 ? 0 : earlier + section.count),
    ]
    for (name, number) in numbers {
      buffer.append(",\n      \"")
      buffer.append(name)
      buffer.append("\": ")
      buffer.append(integer: number)
    }
  }

  /// What stands above the rows or in their place.
  private func around(_ section: PageSection, _ buffer: inout ByteBuffer) {
    texts("before", section.above.map(\.text), &buffer)
    lines("earlier", section.cuts { $0.earlier > 0 && $0.showsEarlier ? $1.earlier : nil }, &buffer)
    member("note", section.note?.text, indent: "      ", &buffer)
  }

  private func rows(of section: PageSection, to output: inout BufferedOutput) throws {
    let reader = CellReader(page.texts)
    var isFirst = true
    for (run, row) in zip(section.runs, section.section.runs) where !row.isHidden {
      for index in 0..<run.count {
        output.buffer.append(isFirst ? "\n        {\"key\": " : ",\n        {\"key\": ")
        isFirst = false
        append(run.row(at: index), reader, &output.buffer)
        try output.flushIfFull()
      }
    }
    if !isFirst { output.buffer.append("\n      ") }
  }

  private func append(_ row: Int, _ reader: CellReader, _ buffer: inout ByteBuffer) {
    if page.key.isEmpty { buffer.append("null") }
    if page.key.count > 1 { buffer.append("[") }
    for (number, field) in page.key.enumerated() {
      if number > 0 { buffer.append(", ") }
      JSONText.append(key: reader.place(row: row, slot: field.slot), reader, to: &buffer)
    }
    if page.key.count > 1 { buffer.append("]") }
    buffer.append(", \"values\": {")
    for place in page.columns.indices {
      let column = page.columns[place]
      if place > 0 { buffer.append(", ") }
      buffer.append(ids[place])
      let value = reader.place(row: row, slot: column.source.slot)
      if value.isNull {
        buffer.append("null")
      } else {
        JSONText.append(reader.text(at: value), column.type, to: &buffer)
      }
    }
    buffer.append("}}")
  }

  // MARK: Members

  /// A member with a text; nothing where there is none.
  private func member(
    _ name: StaticString, _ text: [UInt8]?, indent: StaticString, _ buffer: inout ByteBuffer
  ) {
    guard let text else { return }
    buffer.append(",\n")
    buffer.append(indent)
    buffer.append("\"")
    buffer.append(name)
    buffer.append("\": ")
    JSONText.append(text, to: &buffer)
  }

  /// A member with one text, or with a list where a section stands for several groups.
  private func lines(_ name: StaticString, _ texts: [[UInt8]], _ buffer: inout ByteBuffer) {
    if texts.count > 1 {
      self.texts(name, texts, &buffer)
    } else {
      member(name, texts.first, indent: "      ", &buffer)
    }
  }

  /// A member with a list of texts; nothing where there are none.
  private func texts(_ name: StaticString, _ texts: [[UInt8]], _ buffer: inout ByteBuffer) {
    guard !texts.isEmpty else { return }
    buffer.append(",\n      \"")
    buffer.append(name)
    buffer.append("\": [")
    for (number, text) in texts.enumerated() {
      if number > 0 { buffer.append(", ") }
      JSONText.append(text, to: &buffer)
    }
    buffer.append("]")
  }

  private func append(_ summaries: [SummaryEntry], _ buffer: inout ByteBuffer) {
    guard !summaries.isEmpty else {
      buffer.append("null")
      return
    }
    buffer.append("{")
    for (number, summary) in summaries.enumerated() {
      if number > 0 { buffer.append(", ") }
      JSONText.append(Array(summary.id.utf8), to: &buffer)
      buffer.append(": ")
      if let text = summary.text {
        text.withUnsafeBytes { JSONText.append($0, summary.type, to: &buffer) }
      } else {
        buffer.append("null")
      }
    }
    buffer.append("}")
  }
}

extension PageSection {
  /// A text for each of the drawn runs that has one.
  fileprivate func cuts(_ text: (RowRun, PageRun) -> [UInt8]?) -> [[UInt8]] {
    zip(section.runs, runs).filter { !$0.0.isHidden }.compactMap { text($0.0, $0.1) }
  }
}
