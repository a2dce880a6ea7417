import Diagnostics
import Expressions
import ReportSpec
import Tables
import Values

/// The tables beside the data that expressions look into (spec language §4, `lookups`).
struct LookupTables: Sendable {
  /// A lookup as it was read.
  struct Lookup: Sendable {
    let name: String
    let table: Table
    let scope: ExpressionLookup
    let data: LookupData
    let isKeyed: Bool
  }

  /// In the order of the spec.
  private(set) var all: [Lookup] = []

  var scopes: [ExpressionLookup] { all.map(\.scope) }
  var data: [LookupData] { all.map(\.data) }

  /// Throws where a file changed since it was opened.
  func checkUnchanged() throws(PipelineFailure) {
    for lookup in all {
      do {
        try lookup.table.file.checkUnchanged()
      } catch {
        throw PipelineFailure(error)
      }
    }
  }

  /// Reads the files, of those with a key only the fields that expressions name; lookups that
  /// cannot be read are left out.
  init(
    _ loaded: LoadedSpec, _ input: PipelineInput, zone: Zone, into bag: inout DiagnosticBag,
    _ failures: inout Failures
  ) {
    let lookups = loaded.spec.data.lookups
    guard !lookups.isEmpty else { return }
    var members = Set<[UInt8]>()
    for use in loaded.spec.expressions { members.formUnion(use.expression.parsed?.members ?? []) }
    for lookup in lookups {
      let reader = LookupReader(
        loaded, lookup, input.lookups.last { $0.isNamed(lookup.name.value) }, members,
        zone: zone, maxBytes: input.dataLimit)
      do {
        if let read = try reader.read(into: &bag) { all.append(read) }
      } catch {
        failures.add(error)
      }
    }
  }
}

/// Reads one lookup.
private struct LookupReader {
  let loaded: LoadedSpec
  let spec: LookupSpec
  /// The file in place of the spec's.
  let input: NamedArgument?
  /// The names that expressions select of anything.
  let members: Set<[UInt8]>
  let zone: Zone
  let maxBytes: Int?

  init(
    _ loaded: LoadedSpec, _ spec: LookupSpec, _ input: NamedArgument?, _ members: Set<[UInt8]>,
    zone: Zone, maxBytes: Int?
  ) {
    self.loaded = loaded
    self.spec = spec
    self.input = input
    self.members = members
    self.zone = zone
    self.maxBytes = maxBytes
  }

  /// The lookup; nil where it has faults, which the bag then has.
  func read(into bag: inout DiagnosticBag) throws(PipelineFailure) -> LookupTables.Lookup? {
    let document = try open()
    if document.isBlank {
      bag.add(blank(document))
      return nil
    }
    if let key = spec.key, let fault = fault(ofKey: key, document) {
      bag.add(fault)
      return nil
    }
    let table: Table
    do {
      table = try document.read(request(document), into: &bag)
    } catch {
      throw PipelineFailure(error)
    }
    let known = Set(table.columns.map { Array($0.name.utf8) })
    let unread = document.fieldNames.filter { !known.contains(Array($0.utf8)) }
    let fields =
      table.columns.map { ExpressionField($0.name, $0.type) }
      + unread.map { ExpressionField($0, nil) }
    let key = spec.key.flatMap { table.column(named: $0.value) }
    let data = LookupData(
      columns: table.columns.map { BoundColumn($0, table.texts) } + unread.map { _ in nil },
      rowCount: table.rowCount, key: key?.slot)
    let faults = key.map { duplicates(data, table, $0) } ?? surplus(table)
    guard faults.isEmpty else {
      for fault in faults { bag.add(fault) }
      return nil
    }
    return LookupTables.Lookup(
      name: spec.name.value, table: table,
      scope: ExpressionLookup(
        spec.name.value, fields, key: key.map { ExpressionType($0.type) }),
      data: data, isKeyed: key != nil)
  }

  private func open() throws(PipelineFailure) -> CSVDocument {
    let file = try file()
    var dialect = CSVDialect()
    if (input?.value ?? Array(spec.file.value.utf8)).suffix(4).elementsEqual(".tsv".utf8) {
      dialect.delimiter = UInt8(ascii: "\t")
    }
    do {
      return try CSVDocument.open(file, dialect: dialect)
    } catch {
      throw PipelineFailure(error)
    }
  }

  private func file() throws(PipelineFailure) -> DataFile {
    let name = spec.name.value
    if let input {
      return try DataReader.opened(
        input.value, name: FilePath.name(input.value), maxBytes, lookup: name)
    }
    return try DataReader.opened(
      ConfinedPath.resolve(
        spec.file, in: loaded,
        help: "move the file there, or name it with `--lookup \(name)=FILE`"),
      name: FilePath.name(loaded.path(of: spec.file.value)), maxBytes, named: spec.file.span,
      lookup: name)
  }

  private func request(_ document: CSVDocument) -> TableRequest {
    let missing = loaded.spec.data.missing?.map { Array($0.value.utf8) } ?? [[]]
    guard let key = spec.key else { return TableRequest(missing: missing, zone: zone) }
    var names = [key.value]
    for name in document.fieldNames
    where members.contains(Array(name.utf8)) && !name.utf8.elementsEqual(key.value.utf8) {
      names.append(name)
    }
    return TableRequest(
      .fields(names.map { TableRequest.Field($0, values: true) }), missing: missing, zone: zone)
  }

  // MARK: Faults

  private func blank(_ document: CSVDocument) -> Diagnostic {
    Diagnostic(
      .lookupRecords, "the lookup `\(spec.name.value)` has no fields: its file is empty",
      at: input?.valueSpan ?? spec.file.span,
      help: ["a line with the names of the fields makes a table without records"])
  }

  private func fault(ofKey key: Located<String>, _ document: CSVDocument) -> Diagnostic? {
    guard !document.unknown([key.value]).isEmpty else { return nil }
    return Diagnostic(
      .unknownField, "the lookup `\(spec.name.value)` has no field `\(key.value)`", at: key.span,
      notes: ["`\(document.file.name)` has \(FieldNames.list(document.fieldNames))"],
      help: [Suggestion.help(for: key.value, among: document.fieldNames)].compactMap { $0 })
  }

  /// Keys that stand in several rows; equal values are one key, however they are written.
  private func duplicates(_ data: LookupData, _ table: Table, _ key: Column) -> [Diagnostic] {
    let limit = 20
    let rows = data.index?.duplicates ?? []
    let source = ColumnSource(key, table.texts)
    return rows.prefix(limit).enumerated().compactMap { place, row in
      guard let first = data.index?.row(of: ExpressionValue(source.value(at: row))) else {
        return nil
      }
      let text = String(decoding: table.texts.text(row: row, slot: key.slot), as: UTF8.self)
      let more = place == limit - 1 && rows.count > limit
      return Diagnostic(
        .lookupKeyDuplicate,
        "the lookup `\(spec.name.value)` has the key \(text.inMessage) twice, "
          + "lines \(table.line(ofRow: first)) and \(table.line(ofRow: row))",
        at: Label(table.span(row: row, slot: key.slot), "again here"),
        secondary: [Label(table.span(row: first, slot: key.slot), "first here")],
        notes: more ? ["\(limit) of \(rows.count) such keys are shown"] : [],
        help: ["a key finds one record: mend the file, or take another `key`"])
    }
  }

  private func surplus(_ table: Table) -> [Diagnostic] {
    guard table.rowCount > 1 else { return [] }
    return [
      Diagnostic(
        .lookupRecords,
        "the lookup `\(spec.name.value)` has no `key` and \(table.rowCount) records",
        at: Label(spec.name.span),
        secondary: [Label(table.span(ofRow: 1), "the second one")],
        help: ["name the field that finds a record: `key: \(table.fieldNames.first ?? "FIELD")`"])
    ]
  }
}
