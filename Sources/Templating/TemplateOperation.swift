package import Diagnostics

/// A step of a compiled template.
package enum TemplateOperation: Sendable, Equatable {
  /// Bytes of the template's `literals` as they are.
  case literal(Range<Int>)
  /// The value of a slot, escaped for its place.
  case value(slot: Int, escape: Escape)
  /// The start of a section: its body once per item, or a jump to `end` if there is none.
  ///
  /// `end` is the index of the operation after the section's ``endSection(start:)``.
  case section(slot: Int, end: Int)
  /// A jump to `end` unless the value is false, null or empty.
  case inverted(slot: Int, end: Int)
  /// The end of a section's body; `start` is the index of its ``section(slot:end:)``.
  case endSection(start: Int)
  /// A partial or parent that is known at run time only; in the lenient mode alone.
  case call(Int)
  /// What a reserved partial stands for; the index is that of ``Template/insertions``.
  case insertion(Int)
}

/// The place of a reserved partial.
package struct TemplateInsertion: Sendable {
  package let name: String
  package let place: SourceSpan
  /// Whether it stands inside of a section, so that it may be left out or repeated.
  package let isConditional: Bool
  /// Whether nothing before it ends the head of an HTML page.
  package let isInHead: Bool
  /// Whether `<meta charset="utf-8">` stands before it, on every way.
  package let isBehindCharset: Bool
}

/// Operations with what they point into.
struct TemplateProgram: Sendable {
  var operations: [TemplateOperation] = []
  var literals: [UInt8] = []
  /// The names as written, by slot.
  var names: [String] = []
  /// Where each name stands, in the order of the operations that use one.
  var uses: [TemplateUse] = []
  /// What the ``TemplateOperation/call(_:)`` operations call.
  var calls: [TemplateCall] = []
  /// The places of reserved partials, by the order of their operations.
  var insertions: [TemplateInsertion] = []
  /// The partials and parents that were put in, by their names as often as they are called.
  var partials: [[UInt8]] = []
  /// The columns that the cells of a row take; nil where that is not known, and for other templates.
  var rowSpan: RowSpan?
}
