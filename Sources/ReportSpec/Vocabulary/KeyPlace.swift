/// A kind of mapping in the spec and the keys that the language gives it.
struct KeyPlace {
  /// What can be done with a key.
  enum Availability {
    case here
    case notYet(FeatureFamily)
    /// Set aside by the language for later (spec language §10), with the feature's name.
    case reserved(String)
  }

  /// How a message calls the place: `a section`.
  let name: String
  /// How a message says that a key belongs here: `in a section`.
  let location: String
  let keys: [(name: String, availability: Availability)]

  init(
    _ name: String, in location: String, _ keys: [String],
    notYet: [(FeatureFamily, [String])] = [], reserved: [(String, String)] = []
  ) {
    self.name = name
    self.location = location
    self.keys =
      keys.map { ($0, .here) }
      + notYet.flatMap { family, names in names.map { ($0, .notYet(family)) } }
      + reserved.map { key, feature in (key, .reserved(feature)) }
  }

  /// What is known about a key; nil for a key that the language does not have here.
  func availability(of key: String) -> Availability? {
    keys.first { $0.name.hasSameBytes(as: key) }?.availability
  }

  /// The keys that an author may write, for suggestions; reserved ones are left out.
  var offered: [String] {
    keys.compactMap { key in
      if case .reserved = key.availability { nil } else { key.name }
    }
  }

  /// The keys that work in this version.
  var working: [String] {
    keys.compactMap { key in
      if case .here = key.availability { key.name } else { nil }
    }
  }
}
