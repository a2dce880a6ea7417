extension String {
  /// Whether two texts have the same UTF-8 bytes; `==` would merge canonically equal ones.
  func hasSameBytes(as other: String) -> Bool {
    utf8.elementsEqual(other.utf8)
  }
}
