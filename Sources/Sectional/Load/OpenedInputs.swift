import Diagnostics
import Expressions
import ReportSpec
import Tables

/// What a report is made from: a spec with every file that it names opened and every name checked.
struct OpenedInputs {
  let regional: RegionalSettings
  /// The author's style sheet for pages; empty without one.
  let style: [UInt8]
  private let spec: ReportSpec
  private let document: CSVDocument
  private let checks: DataChecks

  /// Opens the files.
  ///
  /// - Throws: Once all of them were tried and everything was checked that can be, so that all
  ///   faults come in one run.
  init(
    _ loaded: LoadedSpec, _ input: PipelineInput, into bag: inout DiagnosticBag
  ) throws(PipelineFailure) {
    spec = loaded.spec
    regional = RegionalSettings(spec, into: &bag)
    FormatNames.check(spec, now: input.now, into: &bag)
    let parameters = ParameterValues(loaded, input.parameters, zone: regional.zone, into: &bag)
    parameters.checkComplete(into: &bag)
    LookupNames.check(input.lookups, loaded, into: &bag)
    var failures = Failures()
    style = failures.style(loaded)
    let lookups = LookupTables(loaded, input, zone: regional.zone, into: &bag, &failures)
    let opened = failures.document(input, loaded)
    checks = DataChecks(loaded, parameters, lookups, regional.zone, now: input.now)
    if let opened { checks.names(opened, into: &bag) }
    guard let opened, failures.isEmpty, !bag.hasErrors else {
      if let opened { checks.types(opened, into: &bag) }
      throw failures.failure
    }
    document = opened
  }

  /// Reads the rows: those that the report can show where that is enough, else all.
  func rows(
    wholeGroups: Bool, into bag: inout DiagnosticBag
  ) throws(PipelineFailure) -> (table: Table, top: TopTable?) {
    if !wholeGroups, let top = try DataReader.readTop(document, spec, regional, into: &bag) {
      return (top.table, top)
    }
    return (try DataReader.read(document, spec, regional.zone, into: &bag), nil)
  }

  /// The stages over the rows, with their expressions checked.
  func stages(
    _ rows: Table, into bag: inout DiagnosticBag
  ) throws(PipelineFailure) -> DataStages {
    try checks.stages(rows, document, into: &bag)
  }

  /// Reports what does not fit the fields as the stages made them.
  func checkFields(
    _ context: ExpressionContext, notesHiddenNames: Bool, into bag: inout DiagnosticBag
  ) {
    checks.fields(context, notesHiddenNames: notesHiddenNames, into: &bag)
  }
}
