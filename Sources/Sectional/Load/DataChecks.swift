import Diagnostics
import Expressions
import Formatting
import ReportSpec
import Tables
import Values

/// Checks of a spec against its data that come before the rows are used.
///
/// A spec with errors is checked as well, as far as what they hide is not needed, so that all of
/// its errors come in one run (spec language §9).
struct DataChecks {
  private let spec: ReportSpec
  private let faults: SpecFaults
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
    faults = loaded.faults.adding(
      unsure: spec.data.lookups.map(\.name.value).filter { !read.contains(Array($0.utf8)) })
  }

  /// Reports names that neither the data nor the spec has.
  func names(_ document: CSVDocument, into bag: inout DiagnosticBag) {
    var found = DiagnosticBag()
    FieldNames.check(spec, document, except: faults, into: &found)
    if !document.isBlank, !faults.hidesFields {
      ExpressionChecks.run(
        spec, fieldNames: document.fieldNames, parameters, lookups,
        hasClock: environment.now != nil, except: faults, into: &found)
    }
    bag.add(errorsOf: found)
  }

  /// Reports what does not fit the types of the data.
  ///
  /// What is wrong with its rows is not told beside the errors of a spec.
  func types(_ document: CSVDocument, into bag: inout DiagnosticBag) {
    var ignored = DiagnosticBag()
    guard !document.isBlank, !faults.hidesFields, !faults.hidesAggregate,
      let rows = try? DataReader.read(document, spec, environment.zone, into: &ignored)
    else { return }
    var found = DiagnosticBag()
    let stages = DataStages(
      spec, rows, fieldNames: document.fieldNames, parameters, lookups, in: environment,
      except: faults, into: &found)
    if spec.view.aggregate == nil { FieldTypes.check(spec, rows, except: faults, into: &found) }
    ColumnTypes.check(spec, stages.program, into: &found)
    bag.add(errorsOf: found)
  }
}

extension Failures {
  /// The style sheet; empty where it cannot be taken.
  mutating func style(_ loaded: LoadedSpec) -> [UInt8] {
    do {
      return try StyleFile.read(loaded)
    } catch {
      add(error)
      return []
    }
  }

  /// The lookups; none where one cannot be read.
  mutating func lookups(
    _ input: PipelineInput, _ loaded: LoadedSpec, _ zone: Zone, into bag: inout DiagnosticBag
  ) -> LookupTables {
    do {
      return try LookupTables(loaded, input, zone: zone, into: &bag)
    } catch {
      add(error)
      return .none
    }
  }

  /// The data; nil where it cannot be read, or errors hide what it is.
  mutating func document(_ input: PipelineInput, _ loaded: LoadedSpec) -> CSVDocument? {
    if loaded.faults.hidesData { return nil }
    do {
      return try DataReader.open(input, loaded)
    } catch {
      add(error)
      return nil
    }
  }
}
