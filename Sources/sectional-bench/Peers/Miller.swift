/// The command line of Miller, which has no HTML: Markdown is its nearest.
struct Miller {
  var program: Program

  static func find(scratch: String) -> Miller {
    Miller(program: Program.installed("mlr").asked(["--version"], scratch: scratch))
  }

  /// The arguments that print the records of a CSV file through verbs as a Markdown table.
  func markdown(_ verbs: [String], reading path: String) -> [String] {
    ["--icsv", "--omd"] + verbs + [path]
  }

  /// The arguments that print the records of a CSV file through verbs in columns.
  func aligned(_ verbs: [String], reading path: String) -> [String] {
    ["--icsv", "--opprint"] + verbs + [path]
  }
}
