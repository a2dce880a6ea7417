/// Whether the prototypes that a section names were checked since they were last set.
///
/// It is no part of what a section is, so that all marks are equal.
struct CheckMark: Hashable, Sendable {
  var isSet = false

  static func == (left: CheckMark, right: CheckMark) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}
