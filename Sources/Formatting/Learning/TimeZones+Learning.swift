import Foundation
package import Values

extension TimeZones {
  /// The zones of the IANA time zone database, as ICU has them.
  ///
  /// `UTC` loads nothing. Abbreviations such as `EST` and offsets such as `GMT+3` are no zones.
  package static let standard = TimeZones(
    zone: { name in
      if name.utf8.elementsEqual("UTC".utf8) { return .utc }
      return ZoneLearning.zone(name)
    },
    names: {
      (TimeZone.knownTimeZoneIdentifiers + ["UTC"])
        .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    })
}

/// Learns when the clocks of a zone change.
private enum ZoneLearning {
  /// The years whose changes are kept in a table: 1900 to 2099.
  private static let covered: Range<Int64> = -2_208_988_800..<4_102_444_800

  static func zone(_ name: String) -> Zone? {
    guard name.contains("/") || TimeZone.knownTimeZoneIdentifiers.contains(name),
      let zone = TimeZone(identifier: name)
    else { return nil }
    let offset: @Sendable (Int64) -> Int = {
      zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double($0)))
    }
    var transitions: [Int64] = []
    var offsets = [Int32(clamping: offset(covered.lowerBound))]
    var instant = Date(timeIntervalSince1970: Double(covered.lowerBound))
    while let next = zone.nextDaylightSavingTimeTransition(after: instant), next > instant,
      let seconds = Int64(exactly: next.timeIntervalSince1970.rounded()),
      seconds < covered.upperBound
    {
      let after = Int32(clamping: offset(seconds))
      if after != offsets.last {
        transitions.append(seconds)
        offsets.append(after)
      }
      instant = next
    }
    return Zone(
      name: name, transitions: transitions, offsets: offsets, covered: covered, beyond: offset)
  }
}
