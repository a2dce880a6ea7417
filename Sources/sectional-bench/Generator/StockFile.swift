import Glibc

/// A generated CSV file and what is known of it.
struct StockFile {
  /// Part of the file's name: raise it with every change of the bytes.
  private static let version = 1

  var name: String
  var path: String
  var totals: StockTotals

  /// Generates the file of a number of rows in a folder.
  ///
  /// The rows are always generated for their totals; a file that is there with the right name and
  /// size is not written again.
  static func prepare(rows: Int, seed: UInt64, in folder: String) throws -> StockFile {
    let name = "stock-v\(version)-\(rows)-\(seed).csv"
    let path = folder + "/" + name
    if let size = FileSystem.size(path) {
      let totals = try generate(rows: rows, seed: seed, into: nil)
      if totals.bytes == size { return StockFile(name: name, path: path, totals: totals) }
    }
    let unfinished = path + ".part"
    let writer = try FileWriter(path: unfinished)
    let totals = try generate(rows: rows, seed: seed, into: writer)
    try writer.close()
    guard rename(unfinished, path) == 0 else { throw BenchmarkError.system("rename", path) }
    return StockFile(name: name, path: path, totals: totals)
  }

  private static func generate(rows: Int, seed: UInt64, into writer: FileWriter?) throws
    -> StockTotals
  {
    var random = SplitMix64(seed: seed)
    var totals = StockTotals()
    var row = StockRow()
    var block = Array((StockRow.fields.joined(separator: ",") + "\n").utf8)
    block.reserveCapacity(FileWriter.blockSize + 1024)
    for number in 1...rows {
      row.fill(number: number, from: &random)
      totals.add(row)
      append(row, to: &block)
      if block.count >= FileWriter.blockSize {
        totals.bytes += block.count
        try writer?.write(block)
        block.removeAll(keepingCapacity: true)
      }
    }
    totals.bytes += block.count
    try writer?.write(block)
    return totals
  }

  private static func append(_ row: StockRow, to block: inout [UInt8]) {
    var start = 0
    for (field, end) in row.ends.enumerated() {
      if field > 0 { block.append(UInt8(ascii: ",")) }
      if row.isMarked && (field == 2 || field == 7) {
        block.append(UInt8(ascii: "\""))
        for byte in row.text[start..<end] {
          if byte == UInt8(ascii: "\"") { block.append(byte) }
          block.append(byte)
        }
        block.append(UInt8(ascii: "\""))
      } else {
        block.append(contentsOf: row.text[start..<end])
      }
      start = end
    }
    block.append(UInt8(ascii: "\n"))
  }
}
