import Mappings

extension SectionList {
  /// The lines of a text in which each drawn row takes as many as it is said, from the top of the
  /// page to its bottom, in O(n) for n items drawn.
  ///
  /// - Parameters:
  ///   - titleLines: the lines above the rows of a section
  ///   - dataLines: the lines of one row of data, by its run and its place in the window; asked for
  ///     each drawn one. Nil where all rows of a run have the lines of their item; then a run takes
  ///     no more time or memory than a row
  ///   - lines: the lines of a row, by what is drawn; for rows of data asked once for all of a run
  /// - Returns: a map from lines to rows, to find the row of a line
  public func lineMap(
    titleLines: (Section) -> Int = { _ in 0 },
    dataLines: ((Section, RowRun, _ place: Int) -> Int)? = nil,
    lines: (Section, SectionItem) -> Int
  ) -> LineMap {
    var map = LineMap()
    for (number, section) in sections.enumerated() where !section.isHidden {
      map.add(lines: titleLines(section))
      for placed in section.placedItems {
        let first = RowPath(section: number, row: placed.firstRow)
        if case .rows(let place) = placed.item, let dataLines {
          let run = section.runs[place]
          var next = first
          run.forEachStretch { places, _ in
            for place in places {
              map.add(next, lines: dataLines(section, run, place))
              next.row &+= 1
            }
          }
        } else {
          map.add(first, rows: placed.count, lines: lines(section, placed.item))
        }
      }
    }
    return map
  }
}
