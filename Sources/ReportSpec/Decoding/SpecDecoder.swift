import Diagnostics
import YAMLTree

/// What decoding carries from noun to noun: the faults and the names of fields found so far.
struct SpecDecoder {
  let source: SourceFile
  var bag = DiagnosticBag()
  var fieldUses: [FieldUse] = []
  var possibleFieldUses: [FieldUse] = []
  /// What partial tags and cells can name.
  var catalogue = TemplateCatalogue()
  /// The cells and files that partial and parent tags put in.
  var usedPartials = NameTable<Bool>()
  /// Where the texts of cells begin that rows without data cannot draw.
  var faultyTexts: Set<Int> = []
  /// Where the spec names its folder of templates.
  var templatesSpan: SourceSpan?
  /// The ids of the columns, which are decoded first, as summaries name them; and the id of the
  /// first column of each field.
  var columnIDs = NameTable<Bool>()
  var columnsOfFields = NameTable<String>()
  /// Where expressions end that a comment cut, which was reported: the reader of the tree may have
  /// warned of the comment.
  var cutExpressions: [Int] = []
  /// Whether columns are missing in the spec because of a fault.
  var columnsAreFaulty = false
  /// Whether `view` has a fault, so that its absence says nothing.
  var viewIsFaulty = false
  /// The names of cells that are missing in the spec because of a fault.
  var faultyCells = NameTable<Bool>()
  /// Whether all of `cells` is missing in the spec because of a fault.
  var cellsAreFaulty = false
  /// How many words may still be compared for suggestions; a file of faults must not take long.
  private var comparisonsLeft = 50_000

  /// Where the faults are that were found before decoding, in the order of the file.
  private let earlierFaults: [Int]
  private let hadErrors: Bool

  init(source: SourceFile, after earlier: DiagnosticBag = DiagnosticBag()) {
    self.source = source
    earlierFaults = earlier.all.compactMap { $0.primary?.span.range.lowerBound }.sorted()
    hadErrors = earlier.hasErrors
  }

  /// Whether there are errors, here or from reading the tree.
  var hasErrors: Bool { hadErrors || bag.hasErrors }

  /// Whether something that is missing in a node was reported already: while the node was decoded,
  /// when the bag had `count` faults before, or while the tree was read.
  func isExplained(_ span: SourceSpan, since count: Int) -> Bool {
    if bag.all.count > count { return true }
    var low = 0
    var high = earlierFaults.count
    while low < high {
      let middle = (low + high) / 2
      if earlierFaults[middle] < span.range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < earlierFaults.count && earlierFaults[low] < span.range.upperBound
  }

  /// Whether something that is missing in a mapping was reported already, as above; a faulty value
  /// that ends the mapping stands behind its span.
  func isExplained(_ node: YAMLNode, since count: Int) -> Bool {
    isExplained(node.span, since: count)
      || node.mapping?.entries.contains { $0.value.isFaulty } ?? false
  }

  mutating func maySeekSuggestion(among candidates: Int) -> Bool {
    guard comparisonsLeft > 0 else { return false }
    comparisonsLeft -= candidates
    return true
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
