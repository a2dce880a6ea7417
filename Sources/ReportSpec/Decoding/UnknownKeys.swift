import Diagnostics
import YAMLTree

/// What is said about a key that the language does not have at its place.
///
/// A word of another tool is translated, a key of another place is sent there, a slip of the pen
/// gets the nearest key; where nothing fits, the keys of the place are listed.
extension SpecDecoder {
  mutating func unknownKey(
    _ entry: YAMLMapping.Entry, in place: KeyPlace, beside others: YAMLMapping
  ) {
    let name = entry.name
    let span = entry.nameSpan
    guard maySeekSuggestion(among: place.keys.count) else {
      report(.unknownKey, "unknown key \(quoted(name)) \(place.location)", at: span)
      return
    }
    let translation = translation(of: name, in: place, beside: others)
    if let home = home(of: name, besides: place), translation == nil,
      Suggestion.best(for: name, among: place.offered) == nil
    {
      report(
        .misplacedKey, "\(quoted(name)) is no key of \(place.name)", at: span,
        help: "\(quoted(name)) belongs \(home)")
      return
    }
    report(
      .unknownKey, "unknown key \(quoted(name)) \(place.location)", at: span,
      help: meant(name, translation, in: place) ?? "the keys here are \(list(place.working))")
  }

  private func meant(_ name: String, _ translation: String?, in place: KeyPlace) -> String? {
    if name.hasPrefix("x-") { return "keys that begin with `x-` are free at the top level only" }
    if let same = sameWord(name, in: place) { return "did you mean \(quoted(same))?" }
    if let translation {
      return "did you mean \(quoted(translation))?" + Self.difference(name, translation)
    }
    // A word that other tools have is no slip of the pen.
    for target in OtherToolsWords.targets(of: name) {
      if let home = home(of: target, besides: place) {
        return "did you mean \(quoted(target))? it belongs \(home)"
      }
    }
    return Suggestion.help(for: name, among: place.offered)
  }

  /// How the language's key differs from the word of another tool that it stands for.
  private static func difference(_ name: String, _ translation: String) -> String {
    let isNegative = OtherToolsWords.normalized(name).hasPrefix("hid")
    switch translation {
    case "hide_rows":
      return " it names the rows that are not drawn; `where` in `view` keeps rows of all sections"
    case "hidden" where !isNegative && name.lowercased() != "invisible":
      return " it says when nothing is drawn"
    default: return ""
    }
  }

  /// The key that differs in case or in its separators only.
  private func sameWord(_ name: String, in place: KeyPlace) -> String? {
    let plain = OtherToolsWords.normalized(name)
    return place.offered.first { OtherToolsWords.normalized($0) == plain }
  }

  /// The language's word for one of another tool, preferably one that is not there yet.
  private func translation(
    of name: String, in place: KeyPlace, beside others: YAMLMapping
  ) -> String? {
    let targets = OtherToolsWords.targets(of: name).filter { target in
      let first = target.split(separator: ".").first.map(String.init) ?? target
      return place.availability(of: first) != nil
    }
    return targets.first { others.entry($0) == nil } ?? targets.first
  }

  /// Where a key of another place belongs: in the likeliest place, and for rows and cells in those
  /// that are near as well.
  private func home(of name: String, besides place: KeyPlace) -> String? {
    let isLikeSection = [KeyPlace.defaults.name, KeyPlace.consolidate.name].contains(place.name)
    let places = isLikeSection ? [KeyPlace.section] + KeyPlace.all : KeyPlace.all
    func has(_ home: KeyPlace) -> Bool {
      home.name != place.name && home.offered.contains { $0.hasSameBytes(as: name) }
    }
    guard let first = places.first(where: has) else { return nil }
    guard KeyPlace.drawnRows.contains(where: { $0.name == place.name }) else {
      return first.location
    }
    // A row has the keys of rows already.
    let isCell = place.name == KeyPlace.cell.name
    let near = [KeyPlace.section] + (isCell ? [.fixedRow] : [.cell])
    let homes = [first] + near.filter { has($0) && $0.name != first.name }
    return homes.map(\.location).joined(separator: " or ")
  }
}
