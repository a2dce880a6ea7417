/// Everything that was measured, for programs: times in seconds, memory in KiB.
enum JSONReport {
  static func text(
    options: Options, machine: Machine, programs: [Program], results: [ContestResult],
    growth: [Growth]
  ) -> String {
    JSON.object([
      ("rows", .int(options.rows)),
      ("seed", .string("\(options.seed)")),
      ("runs", .int(options.runs)),
      ("machine", json(machine)),
      ("programs", .list(programs.map(json))),
      ("contests", .list(results.map(json))),
      ("growth", .list(growth.map(json))),
    ]).text() + "\n"
  }

  private static func json(_ machine: Machine) -> JSON {
    .object([
      ("cores", .int(machine.cores)),
      ("processor", .string(machine.processor)),
      ("memory_bytes", .int(machine.memory)),
      ("system", .string(machine.system)),
      ("kernel", .string(machine.kernel)),
      ("load", .string(machine.load)),
    ])
  }

  private static func json(_ program: Program) -> JSON {
    .object([
      ("name", .string(program.name)),
      ("path", program.path.map(JSON.string) ?? .null),
      ("version", .string(program.version)),
    ])
  }

  private static func json(_ result: ContestResult) -> JSON {
    .object([
      ("name", .string(result.contest.name)),
      ("summary", .string(result.contest.summary)),
      ("rows", .int(result.contest.rows)),
      (
        "programs",
        .list(
          result.measurements.enumerated().map { place, measurement in
            json(
              measurement,
              ratio: place > 0 ? Ratio(of: measurement.program.name, in: result) : nil)
          })
      ),
      ("targets", .list(Verdict.all(result).map(json))),
    ])
  }

  private static func json(_ measurement: Measurement, ratio: Ratio?) -> JSON {
    .object([
      ("name", .string(measurement.program.name)),
      ("skipped", .bool(measurement.isSkipped)),
      ("wall", .optional(measurement.wall)),
      ("cpu", .optional(measurement.cpu)),
      ("peak_kib", measurement.peak.map(JSON.int) ?? .null),
      ("peak_is_bound", .bool(measurement.isPeakBound)),
      ("output_bytes", .int(measurement.outputBytes)),
      ("rows_shown", measurement.rowsShown.map(JSON.int) ?? .null),
      ("wall_ratio", .optional(ratio?.wall)),
      ("cpu_ratio", .optional(ratio?.cpu)),
      (
        "runs",
        .list(
          measurement.runs.map { run in
            .object([
              ("wall", .number(run.wall)), ("cpu", .number(run.cpu)), ("peak_kib", .int(run.peak)),
            ])
          })
      ),
      ("faults", .list(measurement.faults.map(JSON.string))),
    ])
  }

  private static func json(_ verdict: Verdict) -> JSON {
    .object([
      ("target", .string(verdict.asked)),
      ("found", verdict.found.map(JSON.string) ?? .null),
      ("met", .optional(verdict.isMet)),
      ("wanted_met", .optional(verdict.isWantedMet)),
    ])
  }

  private static func json(_ growth: Growth) -> JSON {
    .object([
      ("job", .string(growth.job)),
      ("program", .string(growth.program)),
      ("fewer", .int(growth.fewer)),
      ("more", .int(growth.more)),
      ("wall", .number(growth.wall)),
      ("cpu", .number(growth.cpu)),
      ("memory", .number(growth.memory)),
      ("limit", .optional(growth.limit)),
      ("met", .optional(growth.isMet)),
    ])
  }
}
