import Rendering
import Testing

/// How a page's row limit is shared.
@Suite("Row budget")
struct RowBudgetTests {
  @Test("every section gets its share, and what short ones leave goes to the longer ones")
  func shares() {
    let budget = RowBudget(counts: [100, 2, 50, 0], limit: 42)
    #expect(budget.limits == [20, 2, 20, 0])
    #expect(budget.drawn == 42 && budget.total == 152 && budget.isCut)
  }

  @Test("0 is no limit, and a page below its limit is whole")
  func whole() {
    #expect(RowBudget(counts: [3, 4], limit: 0).limits == [3, 4])
    #expect(!RowBudget(counts: [3, 4], limit: 7).isCut)
    #expect(RowBudget(counts: [], limit: 5).limits.isEmpty)
  }
}
