/// What a text may mean as the name of a row: a key, or a section and the key of a row in it.
struct RowName {
  /// The number of the section on the page; nil for any.
  let section: Int?
  let key: [UInt8]

  /// The meanings of a text, of which the first that a row has counts: the text as a key, then what
  /// follows the id of a section and a point, as in the anchors of a page.
  static func meanings(of text: [UInt8], ids: [(id: String, section: Int)]) -> [RowName] {
    [RowName(section: nil, key: text)]
      + ids.compactMap { id, section in
        let prefix = Array(id.utf8) + [UInt8(ascii: ".")]
        guard text.starts(with: prefix) else { return nil }
        return RowName(section: section, key: Array(text.dropFirst(prefix.count)))
      }
  }
}
