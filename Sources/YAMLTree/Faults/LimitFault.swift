internal import Diagnostics

/// A limit that a source goes beyond.
enum LimitFault {
  case bytes(Int)
  case depth
  case nodes
  case scalarBytes(Int)
  /// The parser got no memory.
  case memory

  /// The message, which names the limit and the option that raises it.
  func diagnostic(_ limits: YAMLLimits, at span: SourceSpan) -> Diagnostic {
    let (message, option) = words(limits)
    return Diagnostic(
      .yamlLimit, message, at: span,
      help: option.map { ["if the file is to be trusted, raise the limit with `\($0)`"] } ?? [])
  }

  private func words(_ limits: YAMLLimits) -> (message: String, option: String?) {
    switch self {
    case .bytes(let count):
      (
        "the file has \(grouped(count)) bytes, more than the limit of \(grouped(limits.bytes))",
        "--max-spec-bytes \(count)"
      )
    case .depth:
      (
        "mappings and lists are nested deeper than the limit of \(grouped(limits.depth)) levels",
        "--max-spec-depth N"
      )
    case .nodes:
      (
        "the file has more values than the limit of \(grouped(limits.nodes)),"
          + " each alias counted with all it stands for",
        "--max-spec-nodes N"
      )
    case .scalarBytes(let count):
      (
        "the value has \(grouped(count)) bytes, more than the limit of"
          + " \(grouped(limits.scalarBytes))",
        "--max-spec-scalar \(count)"
      )
    case .memory: ("memory ran out while the file was read", nil)
    }
  }

  /// A number with commas between groups of three digits.
  private func grouped(_ number: Int) -> String {
    let digits = Array(String(number).utf8)
    var text: [UInt8] = []
    for (place, digit) in digits.enumerated() {
      if place > 0, (digits.count - place) % 3 == 0 { text.append(UInt8(ascii: ",")) }
      text.append(digit)
    }
    return String(decoding: text, as: UTF8.self)
  }
}
