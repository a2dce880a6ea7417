import Diagnostics
import ReportSpec
import Tables

/// Reading that goes on behind what cannot be read.
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

  /// The data; nil where it cannot be read, or errors hide what it is.
  mutating func document(_ input: PipelineInput, _ loaded: LoadedSpec) -> CSVDocument? {
    if loaded.errors.hides(.data) { return nil }
    do {
      return try DataReader.open(input, loaded)
    } catch {
      add(error)
      return nil
    }
  }
}
