/// A job of the benchmark: what is asked of the product and of its peers.
///
/// To add one, write a type in a file of its own here and name it in `Jobs.all`.
protocol Job: Sendable {
  /// The name on the command line and in the tables.
  var name: String { get }
  /// Whether its time grows with the number of rows, so that the growth table asks for it.
  var grows: Bool { get }

  /// Makes what the job needs and says what is to be run.
  ///
  /// - Parameters:
  ///   - rows: how many rows the data has, for a job whose time grows with them
  ///   - bench: the folder, the programs and the data
  /// - Returns: the contests, to be run one after another
  /// - Throws: `BenchmarkError` when a file cannot be made
  func contests(rows: Int, on bench: Workbench) throws -> [Contest]
}

/// The jobs in the order in which they are run.
enum Jobs {
  static let all: [any Job] = [
    FullReportJob(), TopOfGroupsJob(), AlignedTextJob(), StartUpJob(), ChangesJob(),
    EditsJob(), ExpressionsJob(),
  ]
}

/// One question that several programs answer.
struct Contest {
  var name: String
  var summary: String
  var rows: Int
  /// How many times the runs asked for are done: short runs need more of them.
  var repeats = 1
  /// The product first, then its peers.
  var contenders: [Contender]
  var targets: [Target]
}

/// A program with its arguments in a contest.
struct Contender {
  var program: Program
  var arguments: [String]
  var check: any OutputCheck
  /// Work of a library, measured in this process instead of a run of the program.
  var work: (@Sendable () throws -> Usage)?
}

/// What performance asks of the product in a contest.
enum Target {
  /// At least so many times faster than a peer, in CPU and in wall time.
  case ratio(peer: String, required: Double, wanted: Double? = nil)
  /// At most so many MiB of memory.
  case peak(mebibytes: Double)
  /// At most so many milliseconds of wall time.
  case wall(milliseconds: Double)
  /// At most so many milliseconds of CPU time.
  case cpu(milliseconds: Double, wanted: Double? = nil)
  /// At most so many bytes of output for a row shown.
  case size(bytesPerRow: Double)
}
