package import Values

/// A field of the row as exports give it: typed, without a format.
package struct PlainValue: Sendable {
  /// The place of the field in ``CellTexts``.
  package let slot: Int
  /// The type of the field; nil where it has no value.
  package let type: FieldType?

  package init(slot: Int, type: FieldType?) {
    self.slot = slot
    self.type = type
  }
}

/// A summary as exports give it.
package struct SummaryEntry: Sendable {
  package let id: String
  /// The text of the value without a format; nil for a null.
  package let text: [UInt8]?
  /// The type that the value prints as.
  package let type: FieldType?

  package init(id: String, text: [UInt8]?, type: FieldType?) {
    self.id = id
    self.text = text
    self.type = type
  }
}
