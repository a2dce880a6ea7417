import Diagnostics
import YAMLTree

extension SpecDecoder {
  /// `name`, `-name`, `count`, `-count`, `first`, or an expression over the groups.
  ///
  /// A word that is none of these is a slip: a group has no fields, so that `price` alone says
  /// nothing.
  mutating func groupSort(_ entry: YAMLMapping.Entry?) -> Located<GroupSortSpec>? {
    guard let entry, !entry.value.isFaulty else { return nil }
    if let text = entry.value.scalar?.text {
      if let sort = Self.sorts.first(where: { $0.word == text })?.sort {
        return Located(sort, entry.value.span)
      }
      if Self.isWord(text), text != "group", text != "-group" {
        let text = Located(text, entry.value.span)
        unknownValue(
          text, "`sort`", among: Self.sorts.map(\.word),
          elseHelp: "an expression sees whole groups, as in `-sum(price)`")
        return nil
      }
    }
    return expression(entry).map { Located(.expression($0), $0.span) }
  }

  private static func isWord(_ text: String) -> Bool {
    text.utf8.allSatisfy { byte in
      byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
        || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
  }

  private static let sorts: [(word: String, sort: GroupSortSpec)] = [
    ("name", .name(descending: false)), ("-name", .name(descending: true)),
    ("count", .count(descending: false)), ("-count", .count(descending: true)), ("first", .first),
  ]
}
