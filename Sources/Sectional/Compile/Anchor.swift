import Rendering
import Values

/// Names of places on a page.
enum Anchor {
  /// The id as a fragment (spec language §3).
  static func encode(_ id: String) -> [UInt8] {
    var anchor = ByteBuffer(capacity: 64)
    Array(id.utf8).withUnsafeBytes { AnchorText.append($0, to: &anchor) }
    return anchor.bytes()
  }
}
