/// The tags of YAML's core schema (YAML 1.2 §10.3), the only ones that a spec may use.
enum CoreTag: String {
  case string = "str"
  case null
  case boolean = "bool"
  case integer = "int"
  case float
  case sequence = "seq"
  case mapping = "map"

  private static let prefix = "tag:yaml.org,2002:"

  /// The core tag of a resolved tag, if it is one.
  init?(resolved tag: String) {
    guard tag.utf8.starts(with: Self.prefix.utf8) else { return nil }
    self.init(rawValue: String(tag.dropFirst(Self.prefix.count)))
  }
}
