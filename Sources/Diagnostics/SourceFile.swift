/// Bytes that live elsewhere, a mapped file for example.
package protocol SourceBytes: AnyObject, Sendable {
  /// Calls `body` with the bytes, which are valid during the call only.
  func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result
}

/// A text that diagnostics point into: its name as a reader knows it, and its bytes.
package final class SourceFile: Sendable {
  package let name: String
  private let storage: Storage

  private enum Storage: Sendable {
    case array([UInt8])
    case elsewhere(any SourceBytes)
  }

  /// A source held in memory.
  package init(name: String, bytes: [UInt8]) {
    self.name = name
    self.storage = .array(bytes)
  }

  /// A source whose bytes live elsewhere.
  package init(name: String, bytes: any SourceBytes) {
    self.name = name
    self.storage = .elsewhere(bytes)
  }

  /// Calls `body` with the bytes, which are valid during the call only.
  package func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    switch storage {
    case .array(let bytes): bytes.withUnsafeBytes(body)
    case .elsewhere(let owner): owner.withBytes(body)
    }
  }
}

/// A run of a source in UTF-8 offsets; empty where only a point is known.
package struct SourceSpan: Sendable {
  package let source: SourceFile
  package let range: Range<Int>

  package init(_ source: SourceFile, _ range: Range<Int>) {
    self.source = source
    self.range = range
  }
}
