/// The whole run: find the programs, run the jobs, print the tables.
struct Benchmark {
  var options: Options

  /// - Returns: the faults, one line each; none when every program ran and every output is right
  func run() throws -> [String] {
    let folder = FileSystem.absolute(options.folder)
    try FileSystem.makeFolder(folder)
    let machine = Machine.here()
    let product = sectional().asked(["--version"], scratch: folder)
    let peers = Peers.find(scratch: folder)
    let bench = Workbench(folder: folder, product: product, peers: peers, seed: options.seed)
    let programs = [product] + peers.programs
    print(heading(machine, programs))

    let results = try results(rows: options.rows, jobs: options.jobs, on: bench)
    var smaller: [ContestResult] = []
    if options.growth {
      smaller = try self.results(
        rows: options.rows / 10, jobs: options.jobs.filter(\.grows), on: bench)
    }
    let growth = smaller.flatMap { small in
      results.filter { $0.contest.name == small.contest.name }
        .flatMap { Growth.lines(from: small, to: $0) }
    }
    Progress.clear()
    print(ResultTables.summaries(results))
    print(ResultTables.times(results))
    print(ResultTables.targets(results))
    if options.growth { print(ResultTables.growth(growth)) }
    if let path = options.json {
      let text = JSONReport.text(
        options: options, machine: machine, programs: programs, results: results, growth: growth)
      try FileSystem.write(text, to: path)
    }
    let faults = results.flatMap(\.faults)
    return faults
      + smaller.flatMap(\.faults).map { "with \(Figures.count(options.rows / 10)) rows: \($0)" }
  }

  private func results(rows: Int, jobs: [any Job], on bench: Workbench) throws -> [ContestResult] {
    let runner = ContestRunner(folder: bench.folder, runs: options.runs)
    return try jobs.flatMap { job in
      try job.contests(rows: rows, on: bench).map(runner.run)
    }
  }

  /// The product: the path asked for, or what stands beside this program.
  private func sectional() -> Program {
    let beside = FileSystem.ownPath().map { path in
      path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        .joined(separator: "/") + "/sectional"
    }
    let path = options.sectional.map(FileSystem.absolute) ?? beside
    return Program(
      name: "sectional", path: path.flatMap { FileSystem.isExecutable($0) ? $0 : nil })
  }

  private func heading(_ machine: Machine, _ programs: [Program]) -> String {
    var text = "\(Figures.count(options.rows)) rows, seed \(options.seed), best of \(options.runs) "
    text += options.runs == 1 ? "run\n" : "runs\n"
    text += "\(machine.cores) cores, \(machine.processor), \(machine.system), "
    text += "Linux \(machine.kernel), load \(machine.load)\n"
    for (place, program) in programs.enumerated() {
      let missing = place == 0 ? "not found" : "not installed, skipped"
      let found = program.path.map { "\(program.version) (\($0))" }
      text += "\(program.name): \(found ?? missing)\n"
    }
    return text
  }
}
