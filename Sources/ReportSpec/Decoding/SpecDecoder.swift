import Diagnostics
import YAMLTree

/// What decoding carries from noun to noun: the faults and the names of fields found so far.
struct SpecDecoder {
  let source: SourceFile
  var bag = DiagnosticBag()
  var fieldUses: [FieldUse] = []
  /// The ids of the columns, which are decoded first, as summaries name them; and the id of the
  /// first column of each field.
  var columnIDs = NameTable<Bool>()
  var columnsOfFields = NameTable<String>()
  /// Whether columns are missing in the spec because of a fault.
  var columnsAreFaulty = false
  /// Whether `view` has a fault, so that its absence says nothing.
  var viewIsFaulty = false
  /// The names of cells that are missing in the spec because of a fault.
  var faultyCells = NameTable<Bool>()
  /// The names of cells that were suggested for names that are none.
  var suggestedCells: [String] = []
  /// How many suggestions may still be looked for; a file of faults must not take its time.
  private var suggestionsLeft = 300

  init(source: SourceFile) {
    self.source = source
  }

  mutating func maySeekSuggestion() -> Bool {
    suggestionsLeft -= 1
    return suggestionsLeft >= 0
  }

  /// Notes that `name` must be a field of the data.
  mutating func use(_ name: Located<String>?, for purpose: FieldUse.Purpose) {
    guard let name else { return }
    fieldUses.append(FieldUse(name: name.value, span: name.span, purpose: purpose))
  }

  mutating func report(
    _ code: DiagnosticCode, _ message: String, at span: SourceSpan, notes: [String] = [],
    help: String? = nil
  ) {
    bag.add(Diagnostic(code, message, at: span, notes: notes, help: help.map { [$0] } ?? []))
  }

  /// A fault of two places: `span`, and `other` with a few words about it.
  mutating func report(
    _ code: DiagnosticCode, _ message: String, at span: SourceSpan, other: SourceSpan,
    _ words: String, help: String? = nil
  ) {
    bag.add(
      Diagnostic(
        code, message, at: Label(span), secondary: [Label(other, words)],
        help: help.map { [$0] } ?? []))
  }

  mutating func warn(
    _ code: DiagnosticCode, _ message: String, at span: SourceSpan, notes: [String] = [],
    help: String? = nil
  ) {
    bag.add(
      Diagnostic(code, .warning, message, at: span, notes: notes, help: help.map { [$0] } ?? []))
  }
}
