/// Plain scalars that YAML 1.1 reads as something else than YAML 1.2.
enum OlderReading {
  /// What YAML 1.1 takes a plain scalar for, where that differs.
  static func meaning(of text: String) -> String? {
    switch text.lowercased() {
    case "yes", "on", "y": return "true"
    case "no", "off", "n": return "false"
    default: break
    }
    let bytes = Array(text.utf8)
    guard let first = bytes.first, isDigit(first), bytes.count > 1 else { return nil }
    if first == UInt8(ascii: "0"), bytes.allSatisfy(isOctal) { return "an octal number" }
    if bytes.contains(UInt8(ascii: "_")), bytes.allSatisfy({ isDigit($0) || $0 == 0x5f }) {
      return "a number"
    }
    return isSexagesimal(bytes) ? "a number to base 60" : nil
  }

  /// `[1-9][0-9]*(:[0-5]?[0-9])+`.
  private static func isSexagesimal(_ bytes: [UInt8]) -> Bool {
    let parts = bytes.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard parts.count > 1, let head = parts.first, head.first != UInt8(ascii: "0") else {
      return false
    }
    return head.allSatisfy(isDigit)
      && parts.dropFirst().allSatisfy { part in
        guard let first = part.first, part.count <= 2, part.allSatisfy(isDigit) else {
          return false
        }
        return part.count == 1 || first < UInt8(ascii: "6")
      }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
  private static func isOctal(_ byte: UInt8) -> Bool { (0x30...0x37).contains(byte) }
}
