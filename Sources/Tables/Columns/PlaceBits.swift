import Values

/// The parts of a place, read and put together within this module.
///
/// The accessors of `CellPlace` are calls for another module, since `package` declarations are
/// not inlined across modules; that was a tenth of the time to read a file. A test holds both
/// layouts together.
extension CellPlace {
  @inline(__always)
  var word: UInt64 { unsafeBitCast(self, to: UInt64.self) }

  @inline(__always)
  var isAbsent: Bool { word & 1 != 0 }

  @inline(__always)
  var isElsewhere: Bool { word & 2 != 0 }

  @inline(__always)
  var begin: Int { Int(truncatingIfNeeded: word &>> 26) }

  @inline(__always)
  var length: Int { Int(truncatingIfNeeded: word &>> 2) & 0xFF_FFFF }

  /// A place of a text that is `length` bytes long.
  @inline(__always)
  static func of(
    _ begin: Int, _ length: Int, isAbsent: Bool, isElsewhere: Bool
  ) -> CellPlace {
    let word =
      UInt64(truncatingIfNeeded: begin) &<< 26 | UInt64(truncatingIfNeeded: length) &<< 2
      | (isElsewhere ? 2 : 0) | (isAbsent ? 1 : 0)
    return unsafeBitCast(word, to: CellPlace.self)
  }

  /// The largest length of a text.
  @inline(__always)
  static var longest: Int { 0xFF_FFFF }

  /// The place of a null that stands nowhere.
  @inline(__always)
  static var absent: CellPlace { of(0, 0, isAbsent: true, isElsewhere: false) }
}
