/// The checks that need the whole spec and no data, one per file.
extension SpecDecoder {
  mutating func check(_ spec: ReportSpec) {
    checkNamedGroups(spec)
    checkSectionIDs(spec)
    checkRemainingGroups(spec)
    checkSort(spec)
    checkFixedSections(spec)
    checkFixedRowKeys(spec)
    checkUnreachableNoContent(spec)
    checkUnreachableAllHidden(spec)
    checkConsolidation(spec)
    checkSummaryTitles(spec)
    checkCellNames(spec)
    checkCellChains(spec)
    checkCellTexts(spec)
    checkUnusedCells(spec)
    checkUnusedValues(spec)
    checkExpressions(spec)
    checkFieldCycles(spec)
    checkVariableNames(spec)
    checkColumnIDs(spec)
    checkColumnWidths(spec)
    checkRowSpans(spec)
  }
}
