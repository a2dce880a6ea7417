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
    if let translation { return "did you mean \(quoted(translation))?" }
    if let help = Suggestion.help(for: name, among: place.offered) { return help }
    for target in OtherToolsWords.targets(of: name) {
      if let home = home(of: target, besides: place) {
        return "did you mean \(quoted(target))? it belongs \(home)"
      }
    }
    return nil
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

  /// Where a key of another place belongs.
  private func home(of name: String, besides place: KeyPlace) -> String? {
    let isLikeSection = [KeyPlace.defaults.name, KeyPlace.consolidate.name].contains(place.name)
    let places = isLikeSection ? [KeyPlace.section] + KeyPlace.all : KeyPlace.all
    return places.first { home in
      home.name != place.name && home.offered.contains { $0.hasSameBytes(as: name) }
    }?.location
  }
}
