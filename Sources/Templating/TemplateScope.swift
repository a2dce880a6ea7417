/// What a name of a scope stands for.
package enum TemplateNameKind: Sendable {
  /// Something that prints.
  case value
  /// Any number of items; its section sees the names of an item, and `.` for the item itself.
  case list(items: TemplateScope)
  /// Names of their own or nothing at all, such as a neighbouring row.
  case section(TemplateScope)

  /// Whether it has a text: values, and lists of values, which print with commas.
  var prints: Bool {
    switch self {
    case .value: true
    case .list(let items): items.entries.isEmpty
    case .section: false
    }
  }
}

/// The names that a place allows.
package struct TemplateScope: Sendable {
  /// What becomes of a name that the scope does not have.
  package enum UnknownNames: Sendable {
    /// An error.
    case error
    /// A note, for a check that has no data at hand; the name counts as a value.
    case note
    /// Nothing is said; the name counts as a value.
    case accept
  }

  /// What is known about one name.
  struct Entry: Sendable {
    let name: String
    let kind: TemplateNameKind
    let hasRaw: Bool
    let isTrusted: Bool

    init(name: String, kind: TemplateNameKind, hasRaw: Bool, isTrusted: Bool) {
      self.name = name
      self.kind = kind
      self.hasRaw = hasRaw
      self.isTrusted = isTrusted
    }

    /// What `.` stands for in the section that an entry opens: no more trusted than the entry.
    init(itemOf entry: Entry) {
      self.init(name: ".", kind: .value, hasRaw: false, isTrusted: entry.isTrusted)
    }
  }

  /// What becomes of a name that the scope does not have.
  package var unknownNames = UnknownNames.error
  private(set) var entries: [Entry] = []
  private var indexes: [[UInt8]: Int] = [:]
  private var places: [[UInt8]: String] = [:]

  package init() {}

  /// Adds a name; of two that are equal the first counts.
  ///
  /// - Parameters:
  ///   - name: The whole name with its dots: `price`, `summary.value`, `section.total`.
  ///   - kind: What the name stands for.
  ///   - hasRaw: Whether `{{name.raw}}` is allowed.
  ///   - isTrusted: Whether `{{{name}}}` may print it as markup.
  package mutating func add(
    _ name: String, _ kind: TemplateNameKind = .value, hasRaw: Bool = false,
    isTrusted: Bool = false
  ) {
    let key = Array(name.utf8)
    guard indexes[key] == nil else { return }
    indexes[key] = entries.count
    entries.append(Entry(name: name, kind: kind, hasRaw: hasRaw, isTrusted: isTrusted))
  }

  /// Adds a name that is known, but in another place, which the error then tells.
  package mutating func add(_ name: String, knownIn place: String) {
    places[Array(name.utf8)] = place
  }

  func entry(_ name: [UInt8]) -> Entry? {
    indexes[name].map { entries[$0] }
  }

  /// The name with names of its own that a longer name with dots begins with: `previous` of
  /// `previous.price`; the longest counts.
  func opener(of name: [UInt8]) -> String? {
    let dots = name.indices.reversed().filter { name[$0] == 0x2e && $0 + 1 < name.count }
    for dot in dots {
      guard let entry = entry(Array(name[..<dot])) else { continue }
      switch entry.kind {
      case .section: return entry.name
      case .list(let items) where !items.entries.isEmpty: return entry.name
      case .list, .value: continue
      }
    }
    return nil
  }

  func place(of name: [UInt8]) -> String? {
    places[name]
  }
}
