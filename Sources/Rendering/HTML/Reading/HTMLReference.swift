import Templating

/// A character reference of HTML, such as `&eacute;` or `&#8364;` (HTML Standard §13.2.5.72).
struct HTMLReference {
  /// The characters that it stands for.
  let text: [UInt8]
  /// The place behind it.
  let end: Int

  /// The reference that begins at an `&`; nil where none does.
  ///
  /// Of the named ones those of HTML 4 are known, and `apos`; the oldest need no semicolon, which in
  /// an attribute counts only where no letter, digit or `=` follows.
  init?(at start: Int, in html: ArraySlice<UInt8>, isAttribute: Bool) {
    let rest = html[(start + 1)...]
    if rest.first == UInt8(ascii: "#") {
      self.init(number: rest.dropFirst())
      return
    }
    // One more than the longest name, so that it is seen whether a shorter one goes on.
    let name = rest.prefix(HTMLReference.longestName + 1).prefix {
      HTMLBytes.isLetter($0) || HTMLReference.isDigit($0)
    }
    let isClosed = html[name.endIndex...].first == UInt8(ascii: ";")
    if isClosed, let scalar = HTMLReference.named[String(decoding: name, as: UTF8.self)] {
      self.init(scalar, end: name.endIndex + 1)
      return
    }
    for end in name.prefix(HTMLReference.longestUnclosedName).indices.reversed() {
      let part = String(decoding: name[...end], as: UTF8.self)
      guard HTMLReference.unclosed.contains(part), let scalar = HTMLReference.named[part] else {
        continue
      }
      let goesOn = end + 1 < name.endIndex || html[name.endIndex...].first == UInt8(ascii: "=")
      if isAttribute, goesOn { return nil }
      self.init(scalar, end: end + 1)
      return
    }
    return nil
  }

  /// The reference whose number, decimal or behind an `x` hexadecimal, begins the text.
  private init?(number text: ArraySlice<UInt8>) {
    let isHex = text.first.map { $0 | 0x20 } == UInt8(ascii: "x")
    let digits = text.dropFirst(isHex ? 1 : 0).prefix {
      HTMLReference.digit($0).map { $0 < (isHex ? 16 : 10) } ?? false
    }
    guard !digits.isEmpty else { return nil }
    var number: UInt32 = 0
    for byte in digits where number < 0x11_0000 {
      number = number * (isHex ? 16 : 10) + (HTMLReference.digit(byte) ?? 0)
    }
    let isClosed = text[digits.endIndex...].first == UInt8(ascii: ";")
    self.init(number, end: digits.endIndex + (isClosed ? 1 : 0))
  }

  private init(_ number: UInt32, end: Int) {
    var number = number
    // What older pages mean by the numbers of C1 controls.
    if (0x80...0x9F).contains(number) {
      let meant = HTMLReference.windows1252[Int(number - 0x80)]
      if meant != 0 { number = meant }
    }
    let scalar = number == 0 ? nil : Unicode.Scalar(number)
    text = Array(String(Character(scalar ?? "\u{FFFD}")).utf8)
    self.end = end
  }

  /// An attribute's value with its references resolved.
  static func resolve(_ value: ArraySlice<UInt8>) -> [UInt8] {
    var text: [UInt8] = []
    var place = value.startIndex
    while place < value.endIndex {
      if value[place] == UInt8(ascii: "&"),
        let reference = HTMLReference(at: place, in: value, isAttribute: true)
      {
        text += reference.text
        place = reference.end
      } else {
        text.append(value[place])
        place += 1
      }
    }
    return text
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func digit(_ byte: UInt8) -> UInt32? {
    if isDigit(byte) { return UInt32(byte - UInt8(ascii: "0")) }
    let letter = byte | 0x20
    guard (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(letter) else { return nil }
    return UInt32(letter - UInt8(ascii: "a")) + 10
  }

  /// The characters that Windows-1252 has from 0x80 on; 0 where it has none.
  private static let windows1252: [UInt32] = [
    0x20AC, 0, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039,
    0x0152, 0, 0x017D, 0, 0, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC,
    0x2122, 0x0161, 0x203A, 0x0153, 0, 0x017E, 0x0178,
  ]

  // MARK: Names

  /// The names of U+00A0 to U+00FF in order.
  private static let latin = """
    nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn \
    sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave \
    Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml \
    ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN \
    szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave \
    iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute \
    ucirc uuml yacute thorn yuml
    """.split(separator: " ").map { String($0) }

  /// The Greek letters from U+0391 on; U+03A2 is none, and U+03C2 ends a word.
  private static let greek = """
    Alpha Beta Gamma Delta Epsilon Zeta Eta Theta Iota Kappa Lambda Mu Nu Xi Omicron Pi Rho - \
    Sigma Tau Upsilon Phi Chi Psi Omega - - - - - - - alpha beta gamma delta epsilon zeta eta \
    theta iota kappa lambda mu nu xi omicron pi rho sigmaf sigma tau upsilon phi chi psi omega
    """.split(separator: " ").map { String($0) }

  /// Other names, each before its scalar.
  private static let others = """
    quot " amp & apos ' lt < gt > OElig Œ oelig œ Scaron Š scaron š Yuml Ÿ fnof ƒ circ ˆ tilde ˜ \
    thetasym ϑ upsih ϒ piv ϖ ndash – mdash — lsquo ‘ rsquo ’ sbquo ‚ ldquo “ rdquo ” bdquo „ \
    dagger † Dagger ‡ bull • hellip … permil ‰ prime ′ Prime ″ lsaquo ‹ rsaquo › oline ‾ frasl ⁄ \
    euro € image ℑ weierp ℘ real ℜ trade ™ alefsym ℵ larr ← uarr ↑ rarr → darr ↓ harr ↔ crarr ↵ \
    lArr ⇐ uArr ⇑ rArr ⇒ dArr ⇓ hArr ⇔ forall ∀ part ∂ exist ∃ empty ∅ nabla ∇ isin ∈ notin ∉ \
    ni ∋ prod ∏ sum ∑ minus − lowast ∗ radic √ prop ∝ infin ∞ ang ∠ and ∧ or ∨ cap ∩ cup ∪ \
    int ∫ there4 ∴ sim ∼ cong ≅ asymp ≈ ne ≠ equiv ≡ le ≤ ge ≥ sub ⊂ sup ⊃ nsub ⊄ sube ⊆ \
    supe ⊇ oplus ⊕ otimes ⊗ perp ⊥ sdot ⋅ lceil ⌈ rceil ⌉ lfloor ⌊ rfloor ⌋ loz ◊ spades ♠ \
    clubs ♣ hearts ♥ diams ♦
    """.split(separator: " ").map { String($0) }

  /// Names of blanks and of signs that are not seen, which cannot stand in a list.
  private static let blanks: [(name: String, scalar: UInt32)] = [
    ("ensp", 0x2002), ("emsp", 0x2003), ("thinsp", 0x2009), ("zwnj", 0x200C), ("zwj", 0x200D),
    ("lrm", 0x200E), ("rlm", 0x200F), ("lang", 0x27E8), ("rang", 0x27E9),
  ]

  /// The scalar of each name.
  private static let named: [String: UInt32] = {
    var named: [String: UInt32] = [:]
    for (number, name) in latin.enumerated() { named[name] = 0xA0 + UInt32(number) }
    for (number, name) in greek.enumerated() where name != "-" {
      named[name] = 0x391 + UInt32(number)
    }
    for place in stride(from: 0, to: others.count - 1, by: 2) {
      named[others[place]] = others[place + 1].unicodeScalars.first?.value
    }
    for (name, scalar) in blanks { named[name] = scalar }
    return named
  }()

  /// The names that are read without a semicolon too.
  private static let unclosed = Set(
    latin + ["quot", "amp", "lt", "gt"])

  private static let longestName = named.keys.map(\.utf8.count).max() ?? 0
  private static let longestUnclosedName = unclosed.map(\.utf8.count).max() ?? 0
}
