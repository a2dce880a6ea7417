/// Faults of a spec that need no data to be found.
extension DiagnosticCode {
  package static let missingVersion = DiagnosticCode("missing-version")
  package static let unknownVersion = DiagnosticCode("unknown-version")
  package static let unknownKey = DiagnosticCode("unknown-key")
  package static let misplacedKey = DiagnosticCode("misplaced-key")
  package static let nullValue = DiagnosticCode("null-value")
  package static let wrongKind = DiagnosticCode("wrong-kind")
  package static let unquotedText = DiagnosticCode("unquoted-text")
  package static let emptyName = DiagnosticCode("empty-name")
  package static let emptyList = DiagnosticCode("empty-list")
  package static let missingKey = DiagnosticCode("missing-key")
  package static let duplicateName = DiagnosticCode("duplicate-name")
  package static let numberOutOfRange = DiagnosticCode("number-out-of-range")
  package static let unknownValue = DiagnosticCode("unknown-value")
  package static let malformedName = DiagnosticCode("malformed-name")
  package static let conflictingKeys = DiagnosticCode("conflicting-keys")
  package static let notYet = DiagnosticCode("not-yet")
  package static let reservedFeature = DiagnosticCode("reserved-feature")
  package static let pathOutside = DiagnosticCode("path-outside")
  package static let templateNotHere = DiagnosticCode("template-not-here")
  package static let formatCount = DiagnosticCode("format-count")
  package static let noGroups = DiagnosticCode("no-groups")
  package static let duplicateGroup = DiagnosticCode("duplicate-group")
  package static let duplicateSectionID = DiagnosticCode("duplicate-section-id")
  package static let duplicateRemainingGroups = DiagnosticCode("duplicate-remaining-groups")
  package static let misplacedSort = DiagnosticCode("misplaced-sort")
  package static let noEffect = DiagnosticCode("no-effect")
  package static let unreachableNoContent = DiagnosticCode("unreachable-no-content")
  package static let unknownCell = DiagnosticCode("unknown-cell")
  package static let cellCycle = DiagnosticCode("cell-cycle")
  package static let cellWithoutText = DiagnosticCode("cell-without-text")
  package static let unusedCell = DiagnosticCode("unused-cell")
  package static let unreachableRule = DiagnosticCode("unreachable-rule")
  package static let duplicateColumn = DiagnosticCode("duplicate-column")
  package static let rangeLimits = DiagnosticCode("range-limits")
  package static let dependencyOffset = DiagnosticCode("dependency-offset")
}

extension CodeCatalogue {
  static let specPages: [CodePage] =
    specKeyPages + specValuePages + specSectionPages + specCellPages
}
