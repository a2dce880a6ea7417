package import Diagnostics
import Expressions
import Formatting
package import Mappings
package import Rendering
package import ReportSpec
package import Sections
package import Tables
import Values
package import YAMLTree

/// The stages from a spec and a data file to a page, each a value made of the one before it.
package struct Pipeline: Sendable {
  package let loaded: LoadedSpec
  package let table: Table
  /// Number of rows that were read and kept, before `where`.
  let readCount: Int
  package let view: View
  package let plan: SectionPlan
  package let mappings: Mappings
  /// What the expressions of sections, rows and the report see.
  let expressions: ExpressionContext
  /// The author's style sheet for pages; empty without one.
  package let style: [UInt8]
  let compiler: Compiler

  /// Runs every stage that outputs share: load, decode, read, check, group and order, map.
  package init(
    _ input: PipelineInput, into bag: inout DiagnosticBag
  ) throws(PipelineFailure) {
    loaded = try SpecLoader.load(input, into: &bag)
    let spec = loaded.spec
    let regional = RegionalSettings(spec, into: &bag)
    FormatNames.check(spec, now: input.now, into: &bag)
    let parameters = ParameterValues(loaded, input.parameters, zone: regional.zone, into: &bag)
    parameters.checkComplete(into: &bag)
    LookupInput.checkNames(input.lookups, loaded, into: &bag)
    var failures = Failures()
    style = failures.style(loaded)
    let lookups = failures.lookups(input, loaded, regional.zone, into: &bag)
    let opened = failures.document(input, loaded)
    let checks = DataChecks(loaded, parameters, lookups, regional.zone, now: input.now)
    if let opened { checks.names(opened, into: &bag) }
    guard let document = opened, failures.isEmpty, !bag.hasErrors else {
      if let opened { checks.types(opened, into: &bag) }
      throw failures.failure
    }
    let top =
      input.ordersWholeGroups
      ? nil : try DataReader.readTop(document, spec, regional, into: &bag)
    let rows: Table
    if let top {
      rows = top.table
    } else {
      rows = try DataReader.read(document, spec, regional.zone, into: &bag)
    }
    readCount = rows.rowCount
    var stages = DataStages(
      spec, rows,
      fieldNames: document.fieldNames, parameters, lookups,
      in: ExpressionEnvironment(zone: regional.zone, zones: .standard, now: input.now),
      into: &bag)
    // Behind `aggregate` fields of the same names have other types.
    if spec.view.aggregate == nil { FieldTypes.check(spec, rows, into: &bag) }
    if bag.hasErrors {
      ColumnTypes.check(spec, stages.program, into: &bag)
      throw PipelineFailure(.content, [])
    }
    expressions = try stages.run()
    table = expressions.table
    if input.notesHiddenNames {
      HiddenNames.note(
        spec, expressions.scopes, fieldNames: table.columns.map(\.name), into: &bag)
    }
    FieldTypes.check(spec, table, into: &bag)
    ColumnTypes.check(spec, stages.program, into: &bag)
    let viewing = ViewBuilder(spec, table, regional.locale)
    view =
      top?.view
      ?? viewing.view(
        wholeGroups: input.ordersWholeGroups || stages.program.needsWholeGroups)
    viewing.check(view, into: &bag)
    plan = try SectionPlan(spec, view: view, expressions, into: &bag)
    if bag.hasErrors { throw PipelineFailure(.content, []) }
    mappings = try MappingsBuilder.make(plan, spec, view)
    compiler = Compiler(
      try DrawnReport(
        loaded, view, top, viewing.order, plan, mappings,
        ColumnCompiler(
          spec, table, regional.locale, regional.zone, now: input.now ?? .zero,
          constants: ConstantValues(expressions)),
        expressions, stages.program))
  }

  /// The table with what expressions say of its rows; a row that is drawn twice may have a copy.
  package var drawnTable: Table { compiler.report.table }

  /// The sections and the page of an output.
  package func page(
    for output: OutputKind
  ) throws(PipelineFailure) -> (sections: SectionList, page: Page) {
    try compiler.page(for: output)
  }
}

/// What a pipeline starts from.
package struct PipelineInput: Sendable {
  package var spec: SpecInput
  /// The data instead of the spec's `data.file`; nil takes that.
  package var data: DataInput?
  /// Files for lookups of the spec in place of its own; of two of one name the last counts.
  package var lookups: [LookupInput]
  package var limits: YAMLLimits
  /// Whether to note values that older YAML readers take for something else.
  package var notes: Bool
  /// The most bytes of a stream; nil takes the reader's own limit.
  package var dataLimit: Int?
  /// How the data is encoded; nil for UTF-8.
  package var encoding: TextEncoding?
  /// Whether fields that hide another name are noted.
  package var notesHiddenNames = false
  /// Whether rows that no window reaches are put in order as well.
  package var ordersWholeGroups = false
  /// The time that relative dates count from and that `now()` gives, since 1970-01-01T00:00:00Z.
  package var now: Duration?
  /// The parameters that are given; of two of one name the last counts.
  package var parameters: [ParameterInput]

  package init(
    spec: SpecInput, data: DataInput? = nil, lookups: [LookupInput] = [],
    limits: YAMLLimits = .standard, notes: Bool = false, dataLimit: Int? = nil,
    encoding: TextEncoding? = nil, now: Duration? = nil, parameters: [ParameterInput] = []
  ) {
    self.spec = spec
    self.data = data
    self.lookups = lookups
    self.limits = limits
    self.notes = notes
    self.dataLimit = dataLimit
    self.encoding = encoding
    self.now = now
    self.parameters = parameters
  }
}

/// Where a spec comes from.
package enum SpecInput: Sendable {
  /// A file, by the bytes of its path.
  case path([UInt8])
  /// A text at hand, with the path that its messages name and its own paths start from.
  case text([UInt8], path: String)
}

/// Where data comes from when the spec's own file is not to be read.
package enum DataInput: Sendable {
  /// A file, by the bytes of its path; it need not stay in the spec's folder.
  case path([UInt8])
  case standardInput
  /// Bytes at hand, with the name that messages give them.
  case bytes([UInt8], name: String)
}
