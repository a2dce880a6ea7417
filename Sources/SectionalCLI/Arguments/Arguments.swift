import Diagnostics

/// The words of a call: options by name, and operands.
///
/// They are bytes, since a path need not be UTF-8.
struct Arguments {
  /// An option of a command.
  struct Option {
    let name: String
    /// What the value is called in the help; nil for an option without one.
    let value: String?
    let help: String
    /// Whether it may be given several times.
    let repeats: Bool

    init(_ name: String, _ value: String? = nil, _ help: String, repeats: Bool = false) {
      self.name = name
      self.value = value
      self.help = help
      self.repeats = repeats
    }
  }

  private(set) var operands: [[UInt8]] = []
  private var values: [String: [UInt8]] = [:]
  private var lists: [String: [[UInt8]]] = [:]

  /// The arguments of the process, without its name.
  static func ofProcess() -> [[UInt8]] {
    // `CommandLine.arguments` would repair bytes that are not UTF-8.
    (1..<max(Int(CommandLine.argc), 1)).compactMap { place in
      CommandLine.unsafeArgv[place].map { text in
        UnsafeRawBufferPointer(start: text, count: length(of: text)).map { $0 }
      }
    }
  }

  private static func length(of text: UnsafePointer<CChar>) -> Int {
    var end = text
    while end.pointee != 0 { end += 1 }
    return end - text
  }

  /// Takes `words` apart by the options of a command.
  ///
  /// `later` are options of the design that are not there yet. `--` ends the options, `-` is an
  /// operand.
  init(
    _ words: [[UInt8]], options: [Option], later: [String]
  ) throws(CommandFailure) {
    var index = 0
    var takesOptions = true
    while index < words.count {
      let word = words[index]
      index += 1
      guard takesOptions, word.first == UInt8(ascii: "-"), word.count > 1 else {
        operands.append(word)
        continue
      }
      if word == Array("--".utf8) {
        takesOptions = false
        continue
      }
      let (name, attached) = Arguments.split(word)
      guard let option = options.first(where: { $0.name == name }) else {
        if later.contains(name) { throw .notYet("`\(name)`") }
        let help =
          Suggestion.help(for: name, among: options.map(\.name))
          ?? "a file whose name begins with `-` is written `./\(name)`, or after `--`"
        throw .usage("unknown option `\(name)`", help: [help])
      }
      guard values[name] == nil || option.repeats else {
        throw .usage("`\(name)` is given twice", help: [])
      }
      guard let placeholder = option.value else {
        if attached != nil { throw .usage("`\(name)` takes no value", help: []) }
        values[name] = []
        continue
      }
      if let attached {
        values[name] = attached
      } else if index < words.count {
        values[name] = words[index]
        index += 1
      } else {
        throw .usage("`\(name)` needs a value", help: ["write `\(name) \(placeholder)`"])
      }
      lists[name, default: []].append(values[name] ?? [])
    }
  }

  /// `--name=value` and `-oVALUE` carry their value with them.
  private static func split(_ word: [UInt8]) -> (name: String, value: [UInt8]?) {
    if word.starts(with: "--".utf8) {
      guard let equals = word.firstIndex(of: UInt8(ascii: "=")) else {
        return (String(decoding: word, as: UTF8.self), nil)
      }
      return (String(decoding: word[..<equals], as: UTF8.self), Array(word[(equals + 1)...]))
    }
    let name = String(decoding: word.prefix(2), as: UTF8.self)
    return (name, word.count > 2 ? Array(word[2...]) : nil)
  }

  /// How many options stand in the call.
  var count: Int { values.count }

  /// Whether an option stands in the call.
  func has(_ name: String) -> Bool { values[name] != nil }

  /// The value of an option as it was written.
  func bytes(_ name: String) -> [UInt8]? { values[name] }

  /// The values of an option that may be given several times, in order.
  func list(_ name: String) -> [[UInt8]] { lists[name] ?? [] }

  /// The value of an option as text.
  func text(_ name: String) -> String? {
    values[name].map { String(decoding: $0, as: UTF8.self) }
  }

  /// The value of an option as a whole number within a range.
  func integer(_ name: String, in range: ClosedRange<Int>) throws(CommandFailure) -> Int? {
    guard let text = text(name) else { return nil }
    guard let number = Int(text), range.contains(number) else {
      let bounds = "from \(range.lowerBound) to \(range.upperBound)"
      throw .usage("`\(name)` takes a whole number \(bounds), not `\(text)`", help: [])
    }
    return number
  }
}
