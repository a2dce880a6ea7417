import Mappings

extension Section {
  /// What stands in the section, from top to bottom, in the order of spec language §2: before,
  /// earlier, rows or the note, more, after, summary; nothing for a hidden section.
  ///
  /// The one walk that every question about drawn rows makes.
  var parts: [SectionPart] {
    guard !isHidden else { return [] }
    var next: Int? = 0
    return partContents.map { content in
      let part = SectionPart(content: content, firstRow: next, count: drawnCount(of: content))
      next = part.row(part.count)
      return part
    }
  }

  /// What stands in the section whether it is hidden or not; a note and a cut only where drawn.
  var partContents: [SectionPart.Content] {
    var contents: [SectionPart.Content] = [.before(before)]
    switch content {
    case .fixed(let rows):
      contents.append(.fixed(rows))
    case .rows(let list):
      contents.append(.list(list))
      if let note { contents.append(.item(.note(note))) }
    case .runs(let runs):
      var note = note
      for (place, run) in runs.enumerated() where !run.isHidden {
        if run.earlier > 0 && run.showsEarlier { contents.append(.item(.earlier(run: place))) }
        if run.shown > 0 { contents.append(.item(.rows(run: place))) }
        if let only = note {
          contents.append(.item(.note(only)))
          note = nil
        }
        if run.more > 0 && run.showsMore { contents.append(.item(.more(run: place))) }
      }
      if let note { contents.append(.item(.note(note))) }
    }
    contents.append(.after(after))
    if hasSummary && showsData { contents.append(.item(.summary)) }
    return contents
  }

  /// The place of the first fixed row below the data, or of what follows; nil below more rows than an
  /// `Int` can count and in a hidden section.
  var firstRowBelowData: Int? {
    parts.first { if case .after = $0.content { true } else { false } }?.firstRow
  }

  private func drawnCount(of content: SectionPart.Content) -> Int {
    switch content {
    case .before(let rows), .fixed(let rows), .after(let rows): rows.count { !$0.isHidden }
    case .list(let list): list.shownCount
    case .item(.rows(let run)): runs[run].shown
    case .item: 1
    }
  }
}
