import Diagnostics
import Expressions
import Formatting
import ReportSpec
import Tables
import Values

/// Checks of a spec against its data.
///
/// A spec with errors is checked as well, as far as what they hide is not needed, so that all of
/// its errors come in one run (spec language §9).
struct DataChecks {
  private let spec: ReportSpec
  private let errors: SpecErrors
  private let parameters: ParameterValues
  private let lookups: LookupTables
  private let environment: ExpressionEnvironment

  init(
    _ loaded: LoadedSpec, _ parameters: ParameterValues, _ lookups: LookupTables, _ zone: Zone,
    now: Duration?
  ) {
    spec = loaded.spec
    self.parameters = parameters
    self.lookups = lookups
    environment = ExpressionEnvironment(zone: zone, zones: .standard, now: now)
    // Of a lookup that could not be read nothing is known.
    let read = Set(lookups.all.map { Array($0.name.utf8) })
    errors = loaded.errors.adding(
      unsure: spec.data.lookups.map(\.name.value).filter { !read.contains(Array($0.utf8)) })
  }

  /// Reports names that neither the data nor the spec has.
  func names(_ document: CSVDocument, into bag: inout DiagnosticBag) {
    var found = DiagnosticBag()
    FieldNames.check(spec, document, except: errors, into: &found)
    if !document.isBlank, !errors.hides(.fields) {
      ExpressionChecks.run(
        spec, fieldNames: document.fieldNames, parameters, lookups,
        hasClock: environment.now != nil, except: errors, into: &found)
    }
    bag.add(errorsOf: found)
  }

  /// Reports what does not fit the types of the data.
  ///
  /// What is wrong with its rows is not told beside the errors of a spec.
  func types(_ document: CSVDocument, into bag: inout DiagnosticBag) {
    var ignored = DiagnosticBag()
    guard !document.isBlank, !errors.hides(.fields), !errors.hides(.aggregate),
      let rows = try? DataReader.read(document, spec, environment.zone, into: &ignored)
    else { return }
    var found = DiagnosticBag()
    _ = try? stages(rows, document, into: &found)
    bag.add(errorsOf: found)
  }

  /// The stages over the rows, whose expressions, formats and summaries fit the types of the data.
  ///
  /// - Throws: Where they cannot be run; the bag has the errors. Those of columns that are
  ///   expressions do not hinder them.
  func stages(
    _ rows: Table, _ document: CSVDocument, into bag: inout DiagnosticBag
  ) throws(PipelineFailure) -> DataStages {
    let stages = DataStages(
      spec, rows, fieldNames: document.fieldNames, parameters, lookups, in: environment,
      except: errors, into: &bag)
    // Behind `aggregate` fields of the same names have other types.
    if spec.view.aggregate == nil { FieldTypes.check(spec, rows, except: errors, into: &bag) }
    let canRun = !bag.hasErrors
    ColumnTypes.check(spec, stages.program, into: &bag)
    guard canRun else { throw PipelineFailure(.content, []) }
    return stages
  }

  /// Reports what does not fit the fields as the stages made them.
  func fields(
    _ context: ExpressionContext, notesHiddenNames: Bool, into bag: inout DiagnosticBag
  ) {
    let table = context.table
    if notesHiddenNames {
      HiddenNames.note(
        spec, context.scopes, fieldNames: table.columns.map(\.name), into: &bag)
    }
    FieldTypes.check(spec, table, into: &bag)
    // Without columns every field is one.
    if spec.columns == nil { bag.add(contentsOf: spec.unevenRows(columns: table.columns.count)) }
  }
}
