/// The positions of the labels of some diagnostics, found in one pass over each source.
package struct PositionTable: Sendable {
  /// A position and where its line starts.
  struct Place: Sendable {
    let position: SourcePosition
    let lineStart: Int
  }

  private var places: [ObjectIdentifier: [Int: Place]] = [:]

  /// The positions of the starts and ends of every label.
  package init(for diagnostics: [Diagnostic]) {
    self.init(
      diagnostics.flatMap { diagnostic in
        (diagnostic.primary.map { [$0.span] } ?? []) + diagnostic.secondary.map(\.span)
      })
  }

  /// The positions of the starts and ends of every span.
  package init(_ spans: [SourceSpan]) {
    var sources: [ObjectIdentifier: SourceFile] = [:]
    var offsets: [ObjectIdentifier: [Int]] = [:]
    for span in spans {
      let id = ObjectIdentifier(span.source)
      sources[id] = span.source
      offsets[id, default: []].append(contentsOf: [span.range.lowerBound, span.range.upperBound])
    }
    for (id, source) in sources {
      places[id] = Self.places(of: offsets[id, default: []].sorted(), in: source)
    }
  }

  /// Where a span starts.
  package func start(of span: SourceSpan) -> SourcePosition {
    place(of: span.range.lowerBound, in: span.source).position
  }

  /// Where a span ends: the position behind its last scalar.
  package func end(of span: SourceSpan) -> SourcePosition {
    place(of: span.range.upperBound, in: span.source).position
  }

  func place(of offset: Int, in source: SourceFile) -> Place {
    if let place = places[ObjectIdentifier(source)]?[offset] { return place }
    return Self.places(of: [offset], in: source)[offset]
      ?? Place(position: SourcePosition(line: 1, column: 1), lineStart: 0)
  }

  private static func places(of sorted: [Int], in source: SourceFile) -> [Int: Place] {
    source.withBytes { bytes in
      var walk = LineWalk(bytes)
      var places: [Int: Place] = [:]
      for offset in sorted where places[offset] == nil {
        let position = walk.advance(to: offset)
        places[offset] = Place(position: position, lineStart: walk.lineStart)
      }
      return places
    }
  }
}
