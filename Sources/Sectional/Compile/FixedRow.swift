import Rendering
import Sections

/// A fixed row or note: what stands in the section, and its words.
struct FixedRow {
  let row: Row
  let drawn: DrawnRow
}
