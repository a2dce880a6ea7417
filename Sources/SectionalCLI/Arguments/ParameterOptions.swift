import Sectional

/// The parameters of `--set NAME=VALUE`.
enum ParameterOptions {
  /// The parameters in the order of the call; each may be set once.
  static func read(_ words: [[UInt8]]) throws(CommandFailure) -> [ParameterInput] {
    var parameters: [ParameterInput] = []
    var names: Set<[UInt8]> = []
    for word in words {
      guard let text = String(validating: word, as: UTF8.self) else {
        throw .usage("the value of `--set` is not UTF-8", help: [])
      }
      guard let equals = word.firstIndex(of: UInt8(ascii: "=")) else {
        throw .usage(
          "`--set \(text)` has no value", help: ["write `--set NAME=VALUE`"])
      }
      guard equals > 0 else {
        throw .usage("`--set \(text)` has no name", help: ["write `--set NAME=VALUE`"])
      }
      let name = String(decoding: word[..<equals], as: UTF8.self)
      guard names.insert(Array(word[..<equals])).inserted else {
        throw .usage("`--set \(name)` is given twice", help: [])
      }
      parameters.append(
        ParameterInput(
          name, String(decoding: word[(equals + 1)...], as: UTF8.self), place: "--set \(name)"))
    }
    return parameters
  }
}
