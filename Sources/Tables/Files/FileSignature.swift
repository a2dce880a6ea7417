import Diagnostics

/// What the first bytes of a file say about it when it is no plain text in UTF-8.
enum FileSignature {
  private static let compressed: [(bytes: [UInt8], name: String, help: String)] = [
    ([0x1F, 0x8B], "gzip", "`gunzip -c FILE | sectional … --data -`"),
    ([0x28, 0xB5, 0x2F, 0xFD], "zstd", "`zstd -dc FILE | sectional … --data -`"),
    ([0xFD, 0x37, 0x7A, 0x58, 0x5A, 0x00], "xz", "`xz -dc FILE | sectional … --data -`"),
    ([0x42, 0x5A, 0x68], "bzip2", "`bzip2 -dc FILE | sectional … --data -`"),
  ]

  private static let encodings: [(bytes: [UInt8], name: String, help: String)] = [
    ([0xFF, 0xFE, 0x00, 0x00], "UTF-32 (little endian)", inUTF32),
    ([0x00, 0x00, 0xFE, 0xFF], "UTF-32 (big endian)", inUTF32),
    ([0xFF, 0xFE], "UTF-16 (little endian)", inUTF16),
    ([0xFE, 0xFF], "UTF-16 (big endian)", inUTF16),
  ]

  private static let inUTF16 = "save it as UTF-8, or say `--encoding utf-16`"
  private static let inUTF32 =
    "save it as UTF-8, or pipe it: `iconv -f UTF-32 -t UTF-8 FILE | sectional … --data -`"

  private static let others: [(bytes: [UInt8], name: String, help: String)] = [
    (Array("SQLite format 3\0".utf8), "an SQLite database", "export the table as CSV"),
    (Array("PAR1".utf8), "a Parquet file", "export it as CSV"),
    ([0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1], "an xls workbook", "save it as CSV"),
    (Array("%PDF-".utf8), "a PDF file", "name the data file that it was made from"),
  ]

  /// Refuses compressed files, other encodings and other formats by their first bytes.
  static func check(_ file: DataFile) throws(DataFailure) {
    let head = UnsafeBufferPointer(start: file.base, count: min(file.count, 4096))
    func begins(_ bytes: [UInt8]) -> Bool { head.starts(with: bytes) }
    func span(_ length: Int) -> SourceSpan { SourceSpan(file.source, 0..<length) }

    if begins([0x50, 0x4B, 0x03, 0x04]) {
      let isWorkbook = contains(head, Array("[Content_Types].xml".utf8))
      throw DataFailure(
        .content, .dataCompressed,
        isWorkbook
          ? "`\(file.name)` is an Excel workbook, which is not read"
          : "`\(file.name)` is a zip archive, which is not read",
        at: span(4),
        help: [
          isWorkbook
            ? "save the sheet as CSV (UTF-8)"
            : "unpack it, or pipe it: `unzip -p FILE | sectional … --data -`"
        ])
    }
    if let found = compressed.first(where: { begins($0.bytes) }), looksBinary(head) {
      throw DataFailure(
        .content, .dataCompressed,
        "`\(file.name)` is a compressed file (\(found.name)), which is not read yet",
        at: span(found.bytes.count), help: ["unpack it, or pipe it: \(found.help)"])
    }
    if let found = encodings.first(where: { begins($0.bytes) }) {
      throw DataFailure(
        .content, .dataEncoding, "`\(file.name)` is \(found.name), not UTF-8",
        at: span(found.bytes.count), help: [found.help])
    }
    if let found = others.first(where: { begins($0.bytes) }), looksBinary(head) {
      throw DataFailure(
        .content, .dataCompressed, "`\(file.name)` is \(found.name), not CSV",
        at: span(found.bytes.count), help: [found.help])
    }
  }

  /// Whether a control character stands there that no text has: `BZh` may begin a header.
  private static func looksBinary(_ head: UnsafeBufferPointer<UInt8>) -> Bool {
    head.contains { $0 < 0x09 || $0 > 0x0D && $0 < 0x1B || $0 == 0xFF || $0 == 0xFD }
  }

  private static func contains(_ head: UnsafeBufferPointer<UInt8>, _ word: [UInt8]) -> Bool {
    guard head.count >= word.count, let first = word.first else { return false }
    return (0...(head.count - word.count)).contains { index in
      head[index] == first && head[index...].starts(with: word)
    }
  }
}
