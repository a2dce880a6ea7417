/// A JSON value with its members in the order given.
enum JSON {
  case null
  case bool(Bool)
  case int(Int)
  case number(Double)
  case string(String)
  case list([JSON])
  case object([(String, JSON)])

  static func optional(_ value: Double?) -> JSON { value.map(JSON.number) ?? .null }
  static func optional(_ value: Bool?) -> JSON { value.map(JSON.bool) ?? .null }

  func text(indent: String = "") -> String {
    let inner = indent + "  "
    switch self {
    case .null: return "null"
    case .bool(let value): return value ? "true" : "false"
    case .int(let value): return "\(value)"
    case .number(let value): return value.isFinite ? "\(value)" : "null"
    case .string(let value): return JSON.quoted(value)
    case .list(let values):
      return JSON.block("[", values.map { $0.text(indent: inner) }, "]", indent)
    case .object(let members):
      let lines = members.map { "\(JSON.quoted($0.0)): \($0.1.text(indent: inner))" }
      return JSON.block("{", lines, "}", indent)
    }
  }

  private static func block(_ open: String, _ lines: [String], _ close: String, _ indent: String)
    -> String
  {
    if lines.isEmpty { return open + close }
    let inner = "\n" + indent + "  "
    return open + inner + lines.joined(separator: "," + inner) + "\n" + indent + close
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\n": result += "\\n"
      case "\0"..<" ":
        let code = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - code.count) + code
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
