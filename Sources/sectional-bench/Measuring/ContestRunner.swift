import Glibc

/// Runs the contenders of a contest in turn, so that a noisy moment meets all of them.
struct ContestRunner {
  /// How many faults of one output are said.
  private static let faultLimit = 5

  /// The folder for the outputs.
  var folder: String
  var runs: Int

  func run(_ contest: Contest) -> ContestResult {
    var measurements = contest.contenders.map { contender in
      Measurement(program: contender.program, rowsShown: contender.check.rowsShown)
    }
    let rounds = runs * contest.repeats
    for round in 0..<rounds {
      for (place, contender) in contest.contenders.enumerated() {
        guard let path = contender.program.path, measurements[place].faults.isEmpty else {
          continue
        }
        Progress.say("\(contest.name), run \(round + 1) of \(rounds): \(contender.program.name)")
        measure(contender, path, in: contest, &measurements[place])
      }
    }
    // The product is what is measured: without it the outcome is a failure, not a skipped line.
    if contest.contenders.first?.program.path == nil, !measurements.isEmpty {
      measurements[0].faults.append("the program is not there; name it with --sectional")
    }
    return ContestResult(contest: contest, measurements: measurements)
  }

  private func measure(
    _ contender: Contender, _ path: String, in contest: Contest, _ result: inout Measurement
  ) {
    if let work = contender.work {
      do {
        result.runs.append(try work())
      } catch {
        result.faults.append("\(error)")
      }
      return
    }
    let words = "\(contest.name) \(contender.program.name)"
    let name = String(words.map { $0.isLetter || $0.isNumber ? $0 : "-" })
    let output = folder + "/" + name + ".out"
    let errors = folder + "/" + name + ".err"
    do {
      let usage = try ChildProcess.run(
        path, contender.arguments, output: output, errors: errors)
      let size = FileSystem.size(output) ?? 0
      if result.runs.isEmpty {
        result.outputBytes = size
        let faults = try contender.check.faults(in: output)
        result.faults = Array(faults.prefix(ContestRunner.faultLimit))
        let left = faults.count - result.faults.count
        if left > 0 { result.faults.append("and \(left) more") }
      } else if size != result.outputBytes {
        // Equal prices may come in another order, and other rows be the last of the first twenty.
        result.faults += try contender.check.faults(in: output).prefix(ContestRunner.faultLimit)
      }
      result.runs.append(usage)
    } catch let error as BenchmarkError {
      result.faults.append(error.message)
    } catch {
      result.faults.append("\(error)")
    }
  }
}
