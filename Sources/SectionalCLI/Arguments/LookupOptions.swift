import Sectional

/// The files of `--lookup NAME=FILE`.
enum LookupOptions {
  private static let help = ["write `--lookup NAME=FILE`"]

  /// The files in the order of the call; each lookup may be given one.
  static func read(_ words: [[UInt8]]) throws(CommandFailure) -> [LookupInput] {
    var inputs: [LookupInput] = []
    var names: Set<[UInt8]> = []
    for word in words {
      guard let equals = word.firstIndex(of: UInt8(ascii: "=")) else {
        throw .usage("`--lookup \(Output.visible(word))` has no file", help: help)
      }
      guard equals > 0 else {
        throw .usage("`--lookup \(Output.visible(word))` has no name", help: help)
      }
      guard let name = String(validating: word[..<equals], as: UTF8.self) else {
        throw .usage("the name of `--lookup \(Output.visible(word))` is not UTF-8", help: [])
      }
      guard names.insert(Array(word[..<equals])).inserted else {
        throw .usage("`--lookup \(name)` is given twice", help: [])
      }
      // The path is bytes, which need not be UTF-8.
      let path = Array(word[(equals + 1)...])
      guard path != [UInt8(ascii: "-")] else {
        throw .usage(
          "a lookup is not read from the standard input",
          help: ["a file of this name is written `./-`"])
      }
      inputs.append(LookupInput(name, path, place: "--lookup \(name)"))
    }
    return inputs
  }
}
