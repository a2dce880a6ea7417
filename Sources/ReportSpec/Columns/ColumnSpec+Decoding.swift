import Diagnostics
import YAMLTree

extension SpecDecoder {
  /// The list `columns`; nil where the spec has none.
  mutating func columns(_ entry: YAMLMapping.Entry?) -> [ColumnSpec]? {
    guard
      let items = items(
        entry, wants: "a list of columns",
        example: "columns: [\(entry?.value.scalar.map { flowText($0.text) } ?? "name, price")]",
        emptyHelp: "name the fields to show, or take `columns` out to show every field")
    else { return nil }
    let columns = items.compactMap { column($0) }
    columnsAreFaulty = columns.count < items.count
    for column in columns {
      columnIDs.add(column.id.value, true)
      if let field = column.field { columnsOfFields.add(field.value, column.id.value) }
    }
    return columns
  }

  private mutating func column(_ node: YAMLNode) -> ColumnSpec? {
    if node.isFaulty { return nil }
    guard node.mapping != nil else {
      let wants = "the name of a field, or a mapping with `field` or `value`"
      guard let field = name(node, "a column", wants: wants) else { return nil }
      use(field, for: .column)
      return ColumnSpec(field: field, span: node.span)
    }
    let faults = bag.all.count
    guard let keys = keys(of: node, named: "a column", as: .column) else { return nil }
    let format = format(keys["format"])
    var field = name(keys["field"], wants: "the name of a field")
    use(field, for: .column)
    if field == nil, keys["field"] == nil, keys["value"] == nil,
      case .sparkline(let fields)? = format?.kind
    {
      // The line is of several fields; its newest value stands for them where one is asked for.
      field = fields.last
    }
    let value = expression(keys["value"])
    refuseBoth(keys)
    let id = name(keys["id"], wants: "a name")
    let title = plainText(keys["title"])
    let nameless = Located("", node.span)
    let heading = title ?? value.map { Located($0.text, $0.span) } ?? nameless
    let column = ColumnSpec(
      span: node.span,
      source: field.map { .field($0) } ?? value.map { .value($0) } ?? .field(nameless),
      id: id ?? field ?? heading, title: title, format: format,
      alignment: word(keys["align"], as: ColumnAlignment.self)?.value,
      width: integer(keys["width"], in: 1...Self.widest),
      minWidth: integer(keys["min_width"], in: 1...Self.widest),
      maxLines: integer(keys["max_lines"], in: 0...Int.max),
      wraps: boolean(keys["wrap"])?.value, spanner: plainText(keys["span"]),
      hiddenIn: outputs(keys["hidden_in"]), nullText: text(keys["null_text"]),
      summary: columnSummary(keys["summary"]), styles: styles(keys["styles"]))
    if field == nil, value == nil {
      if !isExplained(node, since: faults) {
        report(
          .missingKey, "a column needs `field` or `value`", at: node.span,
          help: "name the field that it shows, `field: …`, or compute it, `value: …`")
      }
      return nil
    }
    return column
  }

  private mutating func refuseBoth(_ keys: Keys) {
    guard let field = keys["field"], let value = keys["value"] else { return }
    report(
      .conflictingKeys, "a column shows a `field` or a `value`, not both", at: value.nameSpan,
      other: field.nameSpan, "`field` is here", help: "keep one of them")
  }

  private mutating func columnSummary(_ entry: YAMLMapping.Entry?) -> SummaryValueSpec? {
    if case .boolean(false)? = entry?.value.scalar?.value { return nil }
    return entry.flatMap { summaryValue($0) }
  }

  /// The widest column or page in characters.
  static let widest = 10_000

  /// A text that is printed as it stands; a template's tag in it would not be filled.
  private mutating func plainText(_ entry: YAMLMapping.Entry?) -> Located<String>? {
    guard let entry, let text = text(entry) else { return nil }
    guard let scalar = entry.value.scalar, let tag = firstTag(in: text.value) else { return text }
    report(
      .templateNotHere, "a column's \(quoted(entry.name)) is plain text, no template",
      at: scalar.sourceSpan(of: tag), help: "take the braces out; section titles take `{{name}}`")
    return text
  }

  private func firstTag(in text: String) -> Range<Int>? {
    let bytes = Array(text.utf8)
    let brace = (open: UInt8(ascii: "{"), close: UInt8(ascii: "}"))
    guard
      let start = bytes.indices.dropLast().first(where: {
        bytes[$0] == brace.open && bytes[$0 + 1] == brace.open
      }),
      let end = bytes.indices.dropLast().first(where: {
        $0 > start && bytes[$0] == brace.close && bytes[$0 + 1] == brace.close
      })
    else { return nil }
    return start..<(end + 2)
  }

  private mutating func outputs(_ entry: YAMLMapping.Entry?) -> [OutputKind] {
    oneOrMore(entry).compactMap { word($0, "`hidden_in`", as: OutputKind.self)?.value }
  }
}

extension ColumnSpec {
  /// A column that was named by its field alone.
  init(field: Located<String>, span: SourceSpan) {
    self.init(
      span: span, source: .field(field), id: field, title: nil, format: nil, alignment: nil,
      width: nil,
      minWidth: nil, maxLines: nil, wraps: nil, spanner: nil, hiddenIn: [], nullText: nil,
      summary: nil, styles: [])
  }
}
