/// A two-level table of scalar properties, unfolded once from the generated runs.
///
/// The runs are short to store and to review, the unfolded table answers in two loads. It lives as
/// long as the process, in plain memory: counting references to arrays would cost more than the
/// loads do.
struct PropertyTable: @unchecked Sendable {
  static let shared = PropertyTable(runs: UnicodeTables.runs)

  private static var blockBits: Int { 7 }
  private static var blockSize: Int { 1 << blockBits }
  private static var blockCount: Int { 0x110000 >> blockBits }

  /// For each block of 128 scalars the number of its block in `values`.
  private let blocks: UnsafePointer<UInt16>
  private let values: UnsafePointer<UInt8>

  private init(runs: [UInt32]) {
    var blocks: [UInt16] = []
    var values: [UInt8] = []
    blocks.reserveCapacity(Self.blockCount)
    var uniform = [UInt16?](repeating: nil, count: 256)
    var run = runs.startIndex
    for block in 0..<Self.blockCount {
      let number = UInt16(truncatingIfNeeded: values.count / Self.blockSize)
      let end = (block + 1) * Self.blockSize
      var scalar = block * Self.blockSize
      var runEnd = Self.end(of: run, in: runs)
      if runEnd >= end {
        let property = Int(runs[run] & 0xff)
        if let known = uniform[property] {
          blocks.append(known)
          if runEnd == end { run += 1 }
          continue
        }
        uniform[property] = number
      }
      blocks.append(number)
      while scalar < end {
        runEnd = Self.end(of: run, in: runs)
        let stop = min(runEnd, end)
        let property = UInt8(truncatingIfNeeded: runs[run])
        values.append(contentsOf: repeatElement(property, count: stop - scalar))
        if runEnd == stop { run += 1 }
        scalar = stop
      }
    }
    self.blocks = Self.permanent(blocks)
    self.values = Self.permanent(values)
  }

  private static func permanent<Element>(_ elements: [Element]) -> UnsafePointer<Element> {
    let memory = UnsafeMutableBufferPointer<Element>.allocate(capacity: max(elements.count, 1))
    _ = memory.initialize(from: elements)
    // The capacity is above 0, so there is always an address.
    return UnsafePointer(memory.baseAddress.unsafelyUnwrapped)
  }

  /// The scalar after the last one of a run.
  private static func end(of run: Int, in runs: [UInt32]) -> Int {
    run + 1 < runs.count ? Int(runs[run + 1] >> 8) : 0x110000
  }

  /// The properties of a scalar; a number past U+10FFFF has those of the last scalar.
  @inline(__always)
  subscript(scalar: UInt32) -> ScalarProperties {
    let scalar = Int(truncatingIfNeeded: min(scalar, 0x10ffff))
    let block = Int(truncatingIfNeeded: blocks[scalar &>> Self.blockBits])
    let value = values[block &<< Self.blockBits | scalar & (Self.blockSize &- 1)]
    return ScalarProperties(packed: value)
  }
}
