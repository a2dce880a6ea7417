import Expressions
import Formatting
import Rendering
import ReportSpec
import Tables
import Templating
import Values

/// Compiles columns, formats and summaries against the columns of the data.
struct ColumnCompiler {
  let spec: ReportSpec
  private(set) var table: Table
  /// The slots of columns that are expressions, by the place of the column.
  private var slots: [Int: Int] = [:]
  /// The styles of cells, by the place of the column.
  private var styles: [Int: CellStyles] = [:]
  let locale: LocaleData
  let zone: Zone
  /// The time that relative dates count from.
  let now: Duration
  /// Prints counts of rows.
  let counts: CellFormatter
  /// Values that every template sees.
  let constants: ConstantValues

  /// What a null prints in a cell unless the column says otherwise.
  static let nullText = Array("–".utf8)

  init(
    _ spec: ReportSpec, _ table: Table, _ locale: LocaleData, _ zone: Zone, now: Duration,
    constants: ConstantValues = ConstantValues()
  ) {
    self.constants = constants
    self.spec = spec
    self.table = table
    self.locale = locale
    self.zone = zone
    self.now = now
    counts = CellFormatter(.integer, locale: locale, zone: zone, scale: 0)
  }

  /// Compiles columns against the table that expressions left.
  init(
    _ context: ExpressionContext, _ spec: ReportSpec, _ regional: RegionalSettings, now: Duration?
  ) {
    self.init(
      spec, context.table, regional.locale, regional.zone, now: now ?? .zero,
      constants: ConstantValues(context))
  }

  /// The same over a table with the values and styles of expressions.
  func drawing(
    _ table: Table, slots: [Int: Int], styles: [Int: CellStyles] = [:]
  ) -> ColumnCompiler {
    var columns = self
    columns.table = table
    columns.slots.merge(slots) { _, new in new }
    columns.styles = styles
    return columns
  }

  /// The column of the data that the spec's column at `place` shows.
  func data(ofColumn place: Int) -> Column? {
    switch spec.columns?[place].source {
    case .field(let field): table.column(named: field.value)
    case .value:
      slots[place].flatMap { table.columns.indices.contains($0) ? table.columns[$0] : nil }
    case nil: nil
    }
  }

  /// The columns that an output draws; `pictures` compiles what cells draw beside their text,
  /// `links` the address of a link.
  func pageColumns(
    in output: OutputKind, pictures: PictureCompiler, links: (TemplateSpec) -> RowText?
  ) -> [PageColumn] {
    guard let columns = spec.columns else {
      return table.columns.map { column in
        PageColumn(
          id: column.name, title: Array(column.name.utf8), spanner: nil,
          alignment: alignment(of: column, formatter: nil), width: nil, minWidth: nil,
          wraps: true, maxLines: nil,
          source: CellSource(slot: column.slot, values: .none, formatter: nil),
          nullText: ColumnCompiler.nullText, link: nil,
          decimalMark: decimalMark(of: column, formatter: nil), type: column.type,
          numbers: numbers(column, nil, nil), staysTogether: staysTogether(column, nil))
      }
    }
    return columns.enumerated().compactMap { place, column in
      guard !column.hiddenIn.contains(output), let data = data(ofColumn: place) else { return nil }
      let formatter = formatter(column.format, data)
      let source = CellSource(
        slot: data.slot,
        values: formatter == nil && !PictureCompiler.drawsValue(column.format)
          ? .none : data.values, formatter: formatter)
      var link: RowText?
      if case .link(let address)? = column.format?.kind { link = links(address) }
      return PageColumn(
        id: column.id.value, title: Array(column.heading.value.utf8),
        spanner: column.spanner.map { Array($0.value.utf8) },
        alignment: column.alignment.map { Alignment($0) }
          ?? PictureCompiler.alignment(column.format)
          ?? alignment(of: data, formatter: formatter),
        width: column.width?.value, minWidth: column.minWidth?.value, wraps: column.wraps ?? true,
        maxLines: column.maxLines?.value, source: source,
        nullText: column.nullText.map { Array($0.value.utf8) } ?? ColumnCompiler.nullText,
        link: link, decimalMark: decimalMark(of: data, formatter: formatter), type: data.type,
        numbers: numbers(data, formatter, column.format),
        staysTogether: staysTogether(data, column.format),
        picture: pictures.picture(column.format, data), styles: styles[place])
    }
  }

  /// How the numbers of a column stand under each other; nil for other values.
  private func numbers(
    _ column: Column, _ formatter: CellFormatter?, _ format: FormatSpec?
  ) -> NumberColumn? {
    if let formatter {
      guard formatter.isNumeric else { return nil }
      var closes = false
      if case .number(let style)? = format?.kind { closes = style.sign == .accounting }
      return NumberColumn(scale: nil, closesNegatives: closes)
    }
    if PictureCompiler.replacesText(format) { return nil }
    switch column.type {
    // As they were read, with as many digits each as it has.
    case .integer, .decimal: return NumberColumn(scale: column.scale)
    case .number, .duration: return NumberColumn(scale: nil)
    case .string, .boolean, .date, .time, .datetime, nil: return nil
    }
  }

  private func staysTogether(_ column: Column, _ format: FormatSpec?) -> Bool {
    if case .map? = format?.kind { return false }
    switch column.type {
    case .integer, .decimal, .number, .duration, .date, .time, .datetime: return true
    case .string, .boolean, nil: return false
    }
  }

  /// What a field prints: the format of the first column of that field, or as it was read.
  func source(ofField name: String, isRaw: Bool) -> CellSource? {
    guard let data = table.column(named: name) else { return nil }
    let column = spec.columns?.first { $0.field.map { Array($0.value.utf8) } == Array(name.utf8) }
    let formatter = isRaw ? nil : formatter(column?.format, data)
    return CellSource(
      slot: data.slot, values: formatter == nil ? .none : data.values, formatter: formatter)
  }

  private func alignment(of column: Column, formatter: CellFormatter?) -> Alignment {
    if let formatter { return formatter.isNumeric ? .end : .start }
    switch column.type {
    case .integer, .decimal, .number, .duration: return .end
    case .string, .boolean, .date, .time, .datetime, nil: return .start
    }
  }

  /// What numbers are lined up on; empty for texts.
  private func decimalMark(of column: Column, formatter: CellFormatter?) -> [UInt8] {
    if let formatter { return formatter.isNumeric ? locale.decimalMark : [] }
    switch column.type {
    case .integer, .decimal, .number: return [UInt8(ascii: ".")]
    default: return []
    }
  }

  /// The fields of the key, as exports give them.
  var key: [PlainValue] {
    spec.rowKey.compactMap { table.column(named: $0.value) }
      .map { PlainValue(slot: $0.slot, type: $0.type) }
  }

  /// The compiled format; nil where values print as they were read.
  private func formatter(_ format: FormatSpec?, _ column: Column) -> CellFormatter? {
    guard let format = format.flatMap({ ValueFormat($0.kind, now: now) }), format != .text else {
      return nil
    }
    return CellFormatter(format, locale: locale, zone: zone, scale: column.countedScale)
  }

  // MARK: Summaries

  /// The column of the data that a summary's id stands for.
  func tableColumn(ofSummary id: String) -> Column? {
    spec.columnPlace(withID: id).map { data(ofColumn: $0) } ?? table.column(named: id)
  }

  /// A summary in its column's format, nil for a null; without a format rounded as spec language §7
  /// says.
  func printed(_ result: Aggregated, _ aggregate: Aggregate, summary id: String) -> [UInt8]? {
    if case .null = result.value { return nil }
    var buffer = ByteBuffer(capacity: 64)
    let column = tableColumn(ofSummary: id)
    let format = spec.column(withID: id)?.format.flatMap {
      ValueFormat($0.kind, now: now)
    }
    if aggregate.isCount {
      // A count is whole whatever the column's format is: €5 would be wrong.
      counts.append(result.value, to: &buffer)
    } else if let format, format != .text, let column {
      CellFormatter(format, locale: locale, zone: zone, scale: column.countedScale)
        .append(result.value, to: &buffer)
    } else if let column {
      return plain(result.printed, row: result.row, column)
    }
    return locale.isRightToLeft
      ? DirectionMarks.removed(from: buffer.bytes()) : buffer.bytes()
  }

  /// A summary that is an expression: in its column's format, else with the digits that it has.
  func summary(
    _ value: ExpressionValue, of expression: CheckedExpression, id: String
  ) -> SummaryValues.Value {
    let computed = ComputedColumn(named: id, of: expression, values: [value], zone: zone)
    let text = computed.texts.text(row: 0, slot: computed.column.slot)
    if value.isNull {
      return SummaryValues.Value(
        value: value, printed: nil, raw: [],
        exported: SummaryEntry(id: id, text: nil, type: nil))
    }
    var printed = text
    if let formatter = formatter(spec.column(withID: id)?.format, computed.column),
      let cell = value.cell
    {
      var buffer = ByteBuffer(capacity: 64)
      formatter.append(cell, to: &buffer)
      printed =
        locale.isRightToLeft ? DirectionMarks.removed(from: buffer.bytes()) : buffer.bytes()
    }
    return SummaryValues.Value(
      value: value, printed: printed, raw: text,
      exported: SummaryEntry(id: id, text: text, type: computed.column.type))
  }

  /// A summary as exports give it: typed, with the digits of a summary without a format.
  func exported(_ result: Aggregated, _ aggregate: Aggregate, summary id: String) -> SummaryEntry {
    guard let column = tableColumn(ofSummary: id) else {
      return SummaryEntry(id: id, text: nil, type: nil)
    }
    let value = aggregate.isCount ? result.value : result.printed
    let type: FieldType? =
      switch value {
      case .null: nil
      case .integer: .integer
      case .decimal: .decimal
      case .number: .number
      default: column.type
      }
    return SummaryEntry(
      id: id, text: type == nil ? nil : plain(value, row: result.row, column), type: type)
  }

  /// A value without a format; one that stands in a row prints as it was read there, unless it is
  /// a number, which has as many digits as its value here.
  func plain(_ value: CellValue, row: UInt32?, _ column: Column) -> [UInt8] {
    var buffer = ByteBuffer(capacity: 64)
    switch value {
    case .null: break
    case .integer(let value): buffer.append(integer: Int(value))
    case .decimal(let value): value.append(to: &buffer)
    case .number(let value): NumberText.append(value, to: &buffer)
    default:
      if let row { return table.texts.text(row: Int(row), slot: column.slot) }
      if case .duration(let value) = value { DurationText.append(value, to: &buffer) }
    }
    return buffer.bytes()
  }
}

extension Column {
  /// The digits after the point that formats show; nil for doubles, which keep their own.
  fileprivate var countedScale: Int? {
    type == .number ? nil : scale
  }
}

extension Alignment {
  init(_ alignment: ColumnAlignment) {
    switch alignment {
    case .start: self = .start
    case .end: self = .end
    case .center: self = .center
    }
  }
}
