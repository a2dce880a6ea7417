/// Text that is equal by its UTF-8 bytes.
///
/// `String` takes canonically equivalent texts for equal, which would make one name of two.
struct ExactText: Hashable, Sendable {
  let string: String

  init(_ string: String) {
    self.string = string
  }

  static func == (left: ExactText, right: ExactText) -> Bool {
    left.string.utf8.elementsEqual(right.string.utf8)
  }

  func hash(into hasher: inout Hasher) {
    for byte in string.utf8 { hasher.combine(byte) }
    hasher.combine(0xff as UInt8)
  }
}
