import Diagnostics
import Tables
import Testing

/// Files in other encodings, where the caller says which one.
@Suite struct Encodings {
  private func decoded(_ bytes: [UInt8], _ encoding: TextEncoding) throws -> String {
    let file = try DataFile(name: "data.csv", bytes: bytes).decoded(from: encoding)
    return file.source.withBytes { String(decoding: $0, as: UTF8.self) }
  }

  private func refusal(_ bytes: [UInt8], _ encoding: TextEncoding) -> DataFailure? {
    do {
      _ = try DataFile(name: "data.csv", bytes: bytes).decoded(from: encoding)
      return nil
    } catch {
      return error
    }
  }

  @Test func namesOfEncodings() {
    #expect(TextEncoding(name: "UTF-16LE") == .utf16LittleEndian)
    #expect(TextEncoding(name: "Latin1") == .latin1)
    #expect(TextEncoding(name: "cp1252") == .windows1252)
    #expect(TextEncoding(name: "utf8") == .utf8)
    #expect(TextEncoding(name: "ebcdic") == nil)
    for encoding in TextEncoding.allCases {
      #expect(TextEncoding(name: encoding.rawValue) == encoding)
    }
  }

  @Test func singleBytes() throws {
    let bytes: [UInt8] = [0x61, 0xE9, 0xFF, 0xA4]
    #expect(try decoded(bytes, .latin1) == "a\u{E9}\u{FF}\u{A4}")
    #expect(try decoded(bytes, .latin9) == "a\u{E9}\u{FF}\u{20AC}")
    #expect(try decoded([0x80, 0x92, 0xE9], .windows1252) == "\u{20AC}\u{2019}\u{E9}")
    let failure = refusal([0x61, 0x81], .windows1252)
    #expect(
      failure?.lines == [
        "data-encoding: the byte 0x81 means nothing in windows-1252, at byte 1"
      ])
    #expect(failure?.pointedAt == 1..<2)
  }

  @Test func utf16() throws {
    let text = "a,\u{E9}\u{6771}\u{1F642}\n"
    let little = Array(text.utf16).flatMap { unit -> [UInt8] in
      [UInt8(truncatingIfNeeded: unit), UInt8(truncatingIfNeeded: unit >> 8)]
    }
    let big = Array(text.utf16).flatMap { unit -> [UInt8] in
      [UInt8(truncatingIfNeeded: unit >> 8), UInt8(truncatingIfNeeded: unit)]
    }
    #expect(try decoded(little, .utf16LittleEndian) == text)
    #expect(try decoded(big, .utf16BigEndian) == text)
    #expect(try decoded([0xFF, 0xFE] + little, .utf16) == text)
    #expect(try decoded([0xFE, 0xFF] + big, .utf16) == text)
    #expect(try decoded(big, .utf16) == text)
    #expect(try decoded([0xFF, 0xFE] + little, .utf16LittleEndian) == text)
  }

  @Test func halvesOfUTF16() {
    #expect(
      refusal([0x61, 0, 0x3D, 0xD8, 0x61, 0], .utf16LittleEndian)?.lines == [
        "data-encoding: half of a surrogate pair stands alone, at byte 2"
      ])
    #expect(
      refusal([0x00, 0xDC], .utf16LittleEndian)?.lines.first?.contains("alone") == true)
    #expect(
      refusal([0x61, 0, 0x62], .utf16LittleEndian)?.lines == [
        "data-encoding: half of a UTF-16 unit ends the file, at byte 2"
      ])
  }
}
