/// Values by name; names are equal by their UTF-8 bytes.
struct NameTable<Value: Sendable>: Sendable {
  private var values: [[UInt8]: Value] = [:]

  init() {}

  init(_ names: some Sequence<String>) where Value == Bool {
    for name in names { values[Array(name.utf8)] = true }
  }

  /// The first place of each name.
  init(placing names: [String]) where Value == Int {
    for (place, name) in names.enumerated() { add(name, place) }
  }

  /// The value of a name.
  subscript(_ name: String) -> Value? { values[Array(name.utf8)] }

  func contains(_ name: String) -> Bool { values[Array(name.utf8)] != nil }

  var isEmpty: Bool { values.isEmpty }

  /// The name of a table of one; nil where there are more or none.
  var onlyName: String? {
    values.count == 1 ? values.keys.first.map { String(decoding: $0, as: UTF8.self) } : nil
  }

  /// The names in the order of their bytes.
  var names: [String] {
    values.keys.sorted { $0.lexicographicallyPrecedes($1) }
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// Gives a name a value unless it has one.
  ///
  /// - Returns: The value that the name had before.
  @discardableResult mutating func add(_ name: String, _ value: Value) -> Value? {
    let key = Array(name.utf8)
    if let earlier = values[key] { return earlier }
    values[key] = value
    return nil
  }

  mutating func remove(_ name: String) {
    values[Array(name.utf8)] = nil
  }

  mutating func set(_ name: String, _ value: Value) {
    values[Array(name.utf8)] = value
  }
}
