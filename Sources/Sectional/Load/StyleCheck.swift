/// What a style sheet must not have: anything that ends its element, loads something or reaches
/// out of the block that it is put in.
///
/// It follows the tokens of CSS Syntax Level 3 as far as that takes: comments, strings, escapes.
struct StyleCheck {
  struct Fault {
    let words: String
    let help: String
    let range: Range<Int>
  }

  private let bytes: [UInt8]
  private var place = 0
  private var faults: [Fault] = []

  static func faults(in bytes: [UInt8]) -> [Fault] {
    var check = StyleCheck(bytes: bytes)
    check.run()
    return check.faults
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private mutating func run() {
    if let end = find("</", from: 0) {
      add("a style sheet cannot have `</`", "take it out; in a string write `<\\/`", end..<end + 2)
    }
    if let zero = bytes.firstIndex(where: { $0 == 0 }) {
      add("a style sheet cannot have a NUL character", "take it out", zero..<zero + 1)
    }
    if !isUTF8 { add("the style sheet is not UTF-8", "store it as UTF-8", 0..<0) }
    var open: [Int] = []
    while place < bytes.count {
      let start = place
      switch bytes[place] {
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"):
        guard let end = find("*/", from: place + 2) else {
          add("this comment does not end", "end it with `*/`", start..<start + 2)
          return
        }
        place = end + 2
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        guard string() != nil else {
          add("this string does not end", "end it in its line", start..<start + 1)
          return
        }
      case UInt8(ascii: "{"):
        open.append(place)
        place += 1
      case UInt8(ascii: "}"):
        if open.popLast() == nil {
          add("this `}` closes nothing", "take it out", start..<start + 1)
        }
        place += 1
      case UInt8(ascii: "@"):
        place += 1
        let name = self.name()
        if name == "import" || name == "charset" || name == "namespace" {
          add(
            "a style sheet cannot have `@\(name)`", "put the rules into this file", start..<place)
        }
      default:
        guard isNameStart else {
          place += 1
          continue
        }
        let name = self.name()
        if byte(0) == UInt8(ascii: "(") { function(name, from: start) }
      }
    }
    if let left = open.last {
      add("this `{` is not closed", "close it with `}`", left..<left + 1)
    }
  }

  /// A function that loads something may name data alone.
  private mutating func function(_ name: String, from start: Int) {
    let loading = [
      "url", "src", "image", "image-set", "-webkit-image-set", "cross-fade", "element",
    ]
    guard loading.contains(name) else { return }
    place += 1
    guard name == "url" else {
      add("a style sheet cannot have `\(name)(`", "use `url(\"data:…\")`", start..<place)
      return
    }
    while place < bytes.count, [0x20, 0x09, 0x0A, 0x0C, 0x0D].contains(bytes[place]) { place += 1 }
    let address: [UInt8]?
    if byte(0) == UInt8(ascii: "\"") || byte(0) == UInt8(ascii: "'") {
      address = string()
    } else {
      let from = place
      while place < bytes.count, bytes[place] != UInt8(ascii: ")") {
        // An escape in an address without quotes could hide its scheme.
        if bytes[place] == UInt8(ascii: "\\") { break }
        place += 1
      }
      address = byte(0) == UInt8(ascii: ")") ? Array(bytes[from..<place]) : nil
    }
    let scheme = address.map { String(decoding: $0.prefix(5), as: UTF8.self).lowercased() }
    if scheme != "data:" {
      add(
        "a style sheet loads nothing: `url(` takes `data:` alone", "put the file in as `data:`",
        start..<place)
    }
  }

  /// The text of the string that begins here, with its escapes as they are written; nil where it
  /// does not end in its line or has an escape in its first characters.
  private mutating func string() -> [UInt8]? {
    let quote = bytes[place]
    place += 1
    let from = place
    var hidden = false
    while place < bytes.count {
      switch bytes[place] {
      case quote:
        place += 1
        return hidden ? [] : Array(bytes[from..<place - 1])
      case UInt8(ascii: "\\"):
        if place - from < 5 { hidden = true }
        place += 2
      case 0x0A, 0x0C, 0x0D:
        return nil
      default:
        place += 1
      }
    }
    return nil
  }

  private var isNameStart: Bool {
    switch bytes[place] {
    case 0x41...0x5A, 0x61...0x7A, 0x80..., UInt8(ascii: "-"), UInt8(ascii: "_"),
      UInt8(ascii: "\\"):
      true
    default: false
    }
  }

  /// The name that begins here, in lower case, with its escapes resolved.
  private mutating func name() -> String {
    var name = ""
    while place < bytes.count {
      let byte = bytes[place]
      if byte == UInt8(ascii: "\\") {
        place += 1
        name.unicodeScalars.append(escape())
      } else if isNameStart || (0x30...0x39).contains(byte) {
        name.unicodeScalars.append(Unicode.Scalar(byte))
        place += 1
      } else {
        break
      }
    }
    return name.lowercased()
  }

  /// What stands behind a backslash: up to six hexadecimal digits and a space, or the character.
  private mutating func escape() -> Unicode.Scalar {
    var value: UInt32 = 0
    var count = 0
    while count < 6, place < bytes.count,
      let digit = Character(Unicode.Scalar(bytes[place])).hexDigitValue
    {
      value = value << 4 | UInt32(digit)
      place += 1
      count += 1
    }
    if count == 0 {
      guard place < bytes.count else { return "\u{FFFD}" }
      place += 1
      return Unicode.Scalar(bytes[place - 1])
    }
    if place < bytes.count, [0x20, 0x09, 0x0A].contains(bytes[place]) { place += 1 }
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  private func byte(_ ahead: Int) -> UInt8? {
    place + ahead < bytes.count ? bytes[place + ahead] : nil
  }

  private func find(_ text: StaticString, from start: Int) -> Int? {
    let wanted = Array("\(text)".utf8)
    guard start >= 0, wanted.count <= bytes.count else { return nil }
    return (min(start, bytes.count)..<max(bytes.count - wanted.count + 1, min(start, bytes.count)))
      .first { bytes[$0..<$0 + wanted.count].elementsEqual(wanted) }
  }

  private var isUTF8: Bool {
    String(validating: bytes, as: UTF8.self) != nil
  }

  private mutating func add(_ words: String, _ help: String, _ range: Range<Int>) {
    faults.append(Fault(words: words, help: help, range: range))
  }
}
