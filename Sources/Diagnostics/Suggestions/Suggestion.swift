/// What was probably meant by a word that is not known.
package enum Suggestion {
  /// Longer words are not compared; no name of the language is near that length.
  private static let longestWord = 64

  /// The candidate that is nearest to a word by edit distance.
  ///
  /// Upper and lower case are alike, and so are `-`, `_` and a space.
  /// - Returns: nil where no candidate is near enough (a third of the word's length) or two
  ///   different ones are equally near.
  package static func best(
    for word: String, among candidates: some Sequence<String>
  ) -> String? {
    let wanted = folded(word)
    guard !wanted.isEmpty, wanted.count <= longestWord else { return nil }
    let limit = wanted.count < 3 ? 0 : max(1, wanted.count / 3)
    var best: (word: String, distance: Int)?
    var isAmbiguous = false
    for candidate in candidates {
      let scalars = folded(candidate)
      guard scalars.count <= longestWord,
        let distance = EditDistance.between(wanted, scalars, limit: best?.distance ?? limit)
      else { continue }
      if let found = best, found.distance == distance {
        isAmbiguous = isAmbiguous || !found.word.utf8.elementsEqual(candidate.utf8)
      } else {
        best = (candidate, distance)
        isAmbiguous = false
      }
    }
    return isAmbiguous ? nil : best?.word
  }

  /// A help line that names the best candidate.
  package static func help(
    for word: String, among candidates: some Sequence<String>
  ) -> String? {
    best(for: word, among: candidates).map { "did you mean `\($0)`?" }
  }

  private static func folded(_ word: String) -> [Unicode.Scalar] {
    word.unicodeScalars.prefix(longestWord + 1).map { scalar in
      switch scalar {
      case "A"..."Z": Unicode.Scalar(UInt8(truncatingIfNeeded: scalar.value) | 0x20)
      case "_", " ": "-"
      default: scalar
      }
    }
  }
}
