/// What was asked for on the command line.
struct Options {
  static let usage = """
    usage: sectional-bench [--rows N] [--seed S] [--runs R] [--jobs NAME,…]
                           [--sectional PATH] [--dir DIR] [--json FILE] [--growth]

    Measures sectional against the programs that a user would pick instead, on a file
    that is generated from a seed, and checks that every output is complete.

      --rows N          rows of the generated file, default 1000000
      --seed S          seed of the generated file, default 42
      --runs R          runs of each program, of which the best counts, default 5
      --jobs NAME,…     some of \(Jobs.all.map(\.name).joined(separator: ", ")); default all
      --sectional PATH  the program, default the one beside this one
      --dir DIR         folder for data and outputs, default .build/bench
      --json FILE       also write everything that was measured to a file
      --growth          also run with a tenth of the rows and print how costs grow
      --help            print this

    Exit codes: 0 measured, whatever the times are; 1 an output is wrong or a program
    cannot be run; 2 wrong use. A peer that is not installed is skipped.

    """

  var rows = 1_000_000
  var seed: UInt64 = 42
  var runs = 5
  var jobs: [any Job] = Jobs.all
  var sectional: String?
  var folder = ".build/bench"
  var json: String?
  var growth = false
  var help = false

  /// - Throws: `BenchmarkError` with what is wrong in the arguments
  init(_ arguments: [String]) throws {
    var words = arguments[...]
    while let word = words.popFirst() {
      var name = word
      var attached: String?
      if word.hasPrefix("--"), let equals = word.firstIndex(of: "=") {
        name = String(word[..<equals])
        attached = String(word[word.index(after: equals)...])
      }
      func value() throws -> String {
        guard let text = attached ?? words.popFirst() else {
          throw BenchmarkError("\(name) needs a value")
        }
        attached = nil
        return text
      }
      switch name {
      case "--rows": rows = try Options.number(value(), name, 1...100_000_000)
      case "--seed": seed = try Options.seed(value())
      case "--runs": runs = try Options.number(value(), name, 1...1000)
      case "--jobs": jobs = try Options.jobs(value())
      case "--sectional": sectional = try value()
      case "--dir": folder = try value()
      case "--json": json = try value()
      case "--growth": growth = true
      case "--help", "-h": help = true
      default: throw BenchmarkError("unknown argument `\(word)`")
      }
      if attached != nil { throw BenchmarkError("\(name) takes no value") }
    }
    if growth && rows < 10 { throw BenchmarkError("--growth needs at least 10 rows") }
  }

  private static func number(_ text: String, _ name: String, _ range: ClosedRange<Int>) throws
    -> Int
  {
    guard let value = Int(text), range.contains(value) else {
      throw BenchmarkError(
        "\(name) takes a number from \(range.lowerBound) to \(range.upperBound), not `\(text)`")
    }
    return value
  }

  private static func seed(_ text: String) throws -> UInt64 {
    guard let value = UInt64(text) else {
      throw BenchmarkError("--seed takes a number from 0 to \(UInt64.max), not `\(text)`")
    }
    return value
  }

  private static func jobs(_ text: String) throws -> [any Job] {
    let names = text.split(separator: ",").map(String.init)
    if let name = names.first(where: { name in !Jobs.all.contains { $0.name == name } }) {
      let known = Jobs.all.map(\.name).joined(separator: ", ")
      throw BenchmarkError("unknown job `\(name)`; there are \(known)")
    }
    return Jobs.all.filter { names.contains($0.name) }
  }
}
