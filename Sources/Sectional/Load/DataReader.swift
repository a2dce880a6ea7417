import Diagnostics
import ReportSpec
import Tables
import Values

/// Stage 2: data file → typed columns, only those that the spec needs.
enum DataReader {
  /// Opens the data and reads its head.
  static func open(
    _ input: PipelineInput, _ loaded: LoadedSpec
  ) throws(PipelineFailure) -> CSVDocument {
    let file = try file(input, loaded)
    do {
      return try CSVDocument.open(
        input.encoding.map { encoding throws(DataFailure) in try file.decoded(from: encoding) }
          ?? file,
        dialect: CSVDialect(loaded.spec.data))
    } catch {
      throw PipelineFailure(error)
    }
  }

  /// Reads the rows.
  static func read(
    _ document: CSVDocument, _ spec: ReportSpec, _ zone: Zone, into bag: inout DiagnosticBag
  ) throws(PipelineFailure) -> Table {
    do {
      return try document.read(TableRequest(spec, document, zone: zone), into: &bag)
    } catch {
      throw PipelineFailure(error)
    }
  }

  /// Reads the rows and keeps those that the report can show; nil where it needs the whole table.
  static func readTop(
    _ document: CSVDocument, _ spec: ReportSpec, _ regional: RegionalSettings,
    into bag: inout DiagnosticBag
  ) throws(PipelineFailure) -> TopTable? {
    guard let wanted = TopRequest(spec, regional.locale) else { return nil }
    do {
      return try document.readTop(
        TableRequest(spec, document, zone: regional.zone), wanted, into: &bag)
    } catch {
      throw PipelineFailure(error)
    }
  }

  private static func file(
    _ input: PipelineInput, _ loaded: LoadedSpec
  ) throws(PipelineFailure) -> DataFile {
    switch input.data {
    case .path(let path):
      return try opened(path, name: FilePath.name(path), input.dataLimit)
    case .standardInput:
      return try standardInput(input.dataLimit)
    case .bytes(let bytes, let name):
      return DataFile(name: name, bytes: bytes)
    case nil:
      switch loaded.spec.data.file {
      case .standardInput:
        return try standardInput(input.dataLimit)
      case .path(let path):
        return try opened(
          ConfinedPath.resolve(
            path, in: loaded, help: "move the file there, or name it with `--data FILE`"),
          name: FilePath.name(loaded.path(of: path.value)), input.dataLimit, named: path.span)
      case nil:
        throw PipelineFailure(
          .content,
          [
            Diagnostic(
              .noData, "no data: the spec has no `data.file`",
              at: loaded.spec.data.span ?? loaded.spec.span.start,
              help: ["add `data: {file: …}`, or give the file with `--data FILE`"])
          ])
      }
    }
  }

  private static func standardInput(_ maxBytes: Int?) throws(PipelineFailure) -> DataFile {
    do {
      return try DataFile.standardInput(maxBytes: maxBytes)
    } catch {
      throw PipelineFailure(error)
    }
  }

  /// Opens a file of data, or that of the lookup of a name.
  ///
  /// What is wrong with one that the spec names is told at that place of the spec, and it is no
  /// pipe, for which the report would wait.
  static func opened(
    _ path: [UInt8], name: String, _ maxBytes: Int?, named span: SourceSpan? = nil,
    lookup: String? = nil
  ) throws(PipelineFailure) -> DataFile {
    do {
      return try DataFile.open(
        path: path, name: name, maxBytes: maxBytes, takesPipes: span == nil)
    } catch {
      let code = error.diagnostics.first?.code
      let help = lookup.flatMap { advice(onLookup: $0, code, isOfSpec: span != nil) }
      let diagnostics = error.diagnostics.map { fault in
        Diagnostic(
          fault.code, fault.severity, fault.message,
          at: fault.primary ?? span.map { Label($0) }, secondary: fault.secondary,
          notes: fault.notes, help: help.map { [$0] } ?? fault.help)
      }
      throw PipelineFailure(error.kind == .io ? .io : .content, diagnostics)
    }
  }

  /// What to do about a lookup's file; nil where it is the same as with the data.
  private static func advice(
    onLookup name: String, _ code: DiagnosticCode?, isOfSpec: Bool
  ) -> String? {
    let option = "`--lookup \(name)=FILE`"
    return switch code {
    case .dataMissingFile?:
      "a path in a spec is relative to the spec; \(option) names another file"
    case .dataDevice? where isOfSpec: "a spec names regular files; \(option) takes a pipe as well"
    default: nil
    }
  }
}

extension PipelineFailure {
  init(_ failure: DataFailure) {
    self.init(failure.kind == .io ? .io : .content, failure.diagnostics)
  }
}

extension SourceSpan {
  /// The point where the span begins.
  var start: SourceSpan { SourceSpan(source, range.lowerBound..<range.lowerBound) }
}

extension CSVDialect {
  fileprivate init(_ data: DataSpec) {
    self.init()
    if let delimiter = data.delimiter { self.delimiter = delimiter.value }
    header = data.hasHeader
    names = data.names?.map(\.value) ?? []
  }
}

extension TableRequest {
  /// The fields that the spec uses, and for which of them stages need values.
  fileprivate init(_ spec: ReportSpec, _ document: CSVDocument, zone: Zone) {
    let needed = NeededFields(spec, document)
    // A spec with errors is read as far as it goes.
    let named = spec.data.key.map(\.value) + spec.data.fields.map(\.name.value)
    let unknown = Set(document.unknown(named).map { Array($0.utf8) })
    let isComputed = spec.data.key.contains { spec.isComputed($0.value) }
    self.init(
      // Without columns every field is shown, unless `aggregate` says which there are.
      spec.columns == nil && spec.view.aggregate == nil
        ? .all(values: true) : .fields(needed.fields),
      declared: spec.data.fields.compactMap { field -> Declaration? in
        guard !unknown.contains(Array(field.name.value.utf8)),
          let type = field.type.flatMap({ FieldType(rawValue: $0.value.rawValue) })
        else { return nil }
        return Declaration(field.name.value, type)
      },
      key: isComputed
        ? [] : spec.data.key.map(\.value).filter { !unknown.contains(Array($0.utf8)) },
      missing: spec.data.missing?.map { Array($0.value.utf8) } ?? [[]],
      zone: zone)
  }
}

/// The fields that a spec uses, in order of first use, and whether their values are needed beside
/// their texts: to group, order, sum up or format.
struct NeededFields {
  private(set) var fields: [TableRequest.Field] = []
  /// The places in `fields` by the bytes of the names.
  private var places: [[UInt8]: Int] = [:]

  init(_ spec: ReportSpec, _ document: CSVDocument) {
    // A name such as `count` in a row's text means a field only where the data has it.
    let absent = Set(
      document.unknown(spec.possibleFieldUses.map(\.name)).map { Array($0.utf8) })
    let possible = spec.possibleFieldUses.filter { !absent.contains(Array($0.name.utf8)) }
    // An expression sees the one field of a key as a value; several are texts.
    let readsKey =
      spec.data.key.count == 1
      && spec.possibleFieldUses.contains {
        $0.purpose == .expression && $0.name.utf8.elementsEqual("key".utf8)
      }
    for use in spec.fieldUses + possible {
      switch use.purpose {
      case .group, .order, .summary, .aggregate, .dataExpression, .expression:
        add(use.name, values: true)
      case .key: add(use.name, values: readsKey)
      case .column, .cellText, .link, .cellChoice: add(use.name, values: false)
      case .declaration: break
      }
    }
    // Behind `aggregate` there are none of these fields.
    if spec.view.aggregate == nil { addColumns(spec) }
    // Those that are computed, and in a spec with errors those that are unknown.
    let others = Set(
      spec.computedFields.map { Array($0.name.value.utf8) }
        + document.unknown(fields.map(\.name)).map { Array($0.utf8) })
    if !others.isEmpty { fields.removeAll { others.contains(Array($0.name.utf8)) } }
  }

  private mutating func addColumns(_ spec: ReportSpec) {
    let summedColumns = spec.summedColumns
    for column in spec.columns ?? [] {
      let isFormatted = column.format.map { $0.kind.needsValues } ?? false
      let isSummed = summedColumns.contains(column.id.value)
      if let field = column.field { add(field.value, values: isFormatted || isSummed) }
      if case .sparkline(let fields)? = column.format?.kind {
        for field in fields { add(field.value, values: true) }
      }
    }
  }

  private mutating func add(_ name: String, values: Bool) {
    if let place = places[Array(name.utf8)] {
      if values { fields[place] = TableRequest.Field(fields[place].name, values: true) }
    } else {
      places[Array(name.utf8)] = fields.count
      fields.append(TableRequest.Field(name, values: values))
    }
  }
}

extension ReportSpec {
  /// Ids of the columns that some summary is over.
  fileprivate var summedColumns: Set<String> {
    var ids = Set(effectiveSummary.map(\.id))
    for section in sections { ids.formUnion(effective(section).summary.map(\.id)) }
    if let consolidated = effectiveConsolidation { ids.formUnion(consolidated.summary.map(\.id)) }
    return ids
  }
}

extension FormatKindSpec {
  /// Whether the format works on values rather than on the text as it was read.
  var needsValues: Bool {
    switch self {
    case .text, .map, .link, .image, .markdown, .badge: false
    default: true
    }
  }
}
