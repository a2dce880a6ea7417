import Sectional

/// An option that gives a name of the spec something: `--set NAME=VALUE`, `--lookup NAME=FILE`.
struct NamedOption {
  /// The option as it is written.
  private let name: String
  /// What is given, as a message calls it.
  private let what: String

  /// The parameters of `--set NAME=VALUE` in the order of the call; each may be set once.
  static func parameters(_ words: [[UInt8]]) throws(CommandFailure) -> [NamedArgument] {
    let parameters = try NamedOption(name: "--set", what: "value").read(words)
    for parameter in parameters {
      guard String(validating: parameter.value, as: UTF8.self) != nil else {
        throw .usage("the value of `--set` is not UTF-8", help: [])
      }
    }
    return parameters
  }

  /// The files of `--lookup NAME=FILE` in the order of the call; each lookup may be given one.
  static func lookups(_ words: [[UInt8]]) throws(CommandFailure) -> [NamedArgument] {
    let option = NamedOption(name: "--lookup", what: "file")
    // A path is bytes, which need not be UTF-8.
    let lookups = try option.read(words)
    for (lookup, word) in zip(lookups, words) {
      if lookup.value.isEmpty { throw option.misuse(word, "has no file") }
      guard lookup.value != [UInt8(ascii: "-")] else {
        throw .usage(
          "a lookup is not read from the standard input",
          help: ["a file of this name is written `./-`"])
      }
    }
    return lookups
  }

  /// Takes each word apart at its first equals sign.
  private func read(_ words: [[UInt8]]) throws(CommandFailure) -> [NamedArgument] {
    var arguments: [NamedArgument] = []
    var names: Set<[UInt8]> = []
    for word in words {
      guard let equals = word.firstIndex(of: UInt8(ascii: "=")) else {
        throw misuse(word, "has no \(what)")
      }
      guard equals > 0 else { throw misuse(word, "has no name") }
      guard let given = String(validating: word[..<equals], as: UTF8.self) else {
        throw .usage("the name of `\(name) \(Output.visible(word))` is not UTF-8", help: [])
      }
      guard names.insert(Array(word[..<equals])).inserted else {
        throw .usage("`\(name) \(given)` is given twice", help: [])
      }
      arguments.append(
        NamedArgument(given, Array(word[(equals + 1)...]), place: "\(name) \(given)"))
    }
    return arguments
  }

  private func misuse(_ word: [UInt8], _ fault: String) -> CommandFailure {
    .usage(
      "`\(name) \(Output.visible(word))` \(fault)",
      help: ["write `\(name) NAME=\(what.uppercased())`"])
  }
}
