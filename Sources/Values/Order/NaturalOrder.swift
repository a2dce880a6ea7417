/// The order of two texts in which runs of the digits 0…9 compare as numbers of any length.
func compareNaturally(
  _ first: UnsafeRawBufferPointer, _ second: UnsafeRawBufferPointer
) -> Int {
  var left = 0
  var right = 0
  while left < first.count, right < second.count {
    if isDigit(first[left]), isDigit(second[right]) {
      let leftRun = numberRun(first, from: left)
      let rightRun = numberRun(second, from: right)
      let order = compareRuns(first[leftRun], second[rightRun])
      if order != 0 { return order }
      left = leftRun.upperBound
      right = rightRun.upperBound
    } else {
      if first[left] != second[right] { return first[left] < second[right] ? -1 : 1 }
      left += 1
      right += 1
    }
  }
  let rest = (first.count - left) - (second.count - right)
  return rest == 0 ? compareBytes(first, second) : rest
}

/// The digits from `start` on without leading zeros.
private func numberRun(_ bytes: UnsafeRawBufferPointer, from start: Int) -> Range<Int> {
  var begin = start
  while begin < bytes.count, bytes[begin] == 0x30 { begin += 1 }
  var end = begin
  while end < bytes.count, isDigit(bytes[end]) { end += 1 }
  return begin..<end
}

private func compareRuns(
  _ first: Slice<UnsafeRawBufferPointer>, _ second: Slice<UnsafeRawBufferPointer>
) -> Int {
  if first.count != second.count { return first.count - second.count }
  return compareBytes(
    UnsafeRawBufferPointer(rebasing: first), UnsafeRawBufferPointer(rebasing: second))
}

@inline(__always)
private func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 <= 9 }
