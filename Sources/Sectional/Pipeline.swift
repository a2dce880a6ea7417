package import Diagnostics
package import Mappings
package import Rendering
package import ReportSpec
package import Sections
package import Tables

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
    let inputs = try OpenedInputs(loaded, input, into: &bag)
    style = inputs.style
    let rows = try inputs.rows(wholeGroups: input.ordersWholeGroups, into: &bag)
    readCount = rows.table.rowCount
    var stages = try inputs.stages(rows.table, into: &bag)
    expressions = try stages.run()
    table = expressions.table
    inputs.checkFields(expressions, notesHiddenNames: input.notesHiddenNames, into: &bag)
    let viewing = ViewBuilder(spec, table, inputs.regional.locale)
    let wholeGroups = input.ordersWholeGroups || stages.program.needsWholeGroups
    view = viewing.view(rows.top?.view, wholeGroups: wholeGroups, into: &bag)
    plan = try SectionPlan(spec, view: view, expressions, into: &bag)
    if bag.hasErrors { throw PipelineFailure(.content, []) }
    mappings = try MappingsBuilder.make(plan, spec, view)
    let columns = ColumnCompiler(expressions, spec, inputs.regional, now: input.now)
    let drawn = try DrawnReport(
      loaded, view, rows.top, viewing.order, plan, mappings, columns, expressions, stages.program)
    compiler = Compiler(drawn)
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
