public import Mappings

extension SectionList {
  /// The row that stands at a drawn place; nil out of range and for what is no row of its own, as
  /// data rows.
  public func row(at path: RowPath) -> Row? {
    section(at: path.section)?.item(atRow: path.row)?.item.row
  }
}
