/// How the bytes of a file are cut into rows and fields (spec language §4, `data`).
package struct CSVDialect: Sendable {
  /// The byte between two fields; never a quote, CR, LF or a byte outside ASCII.
  package var delimiter: UInt8
  /// Whether the first row names the fields.
  package var header: Bool
  /// The names of the fields where no header does.
  package var names: [String]
  /// Lines that are skipped before the header, blank ones too.
  package var skipRows: Int

  package init(
    delimiter: UInt8 = 0x2C, header: Bool = true, names: [String] = [], skipRows: Int = 0
  ) {
    self.delimiter = delimiter
    self.header = header
    self.names = names
    self.skipRows = skipRows
  }

  /// Whether a byte can stand between fields.
  package static func isDelimiter(_ byte: UInt8) -> Bool {
    byte < 0x80 && byte != Byte.quote && byte != Byte.lf && byte != Byte.cr && byte != 0
  }
}

/// The bytes that the grammar of CSV knows by name.
enum Byte {
  static let lf: UInt8 = 0x0A
  static let cr: UInt8 = 0x0D
  static let quote: UInt8 = 0x22
  static let minus: UInt8 = 0x2D
  static let point: UInt8 = 0x2E
  static let zero: UInt8 = 0x30
}
