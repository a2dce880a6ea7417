/// A value on a line: where it stands and what is wrong with it.
struct ValueSlot {
  /// Offsets in the line.
  let range: Range<Int>
  let slip: Slip?
}
