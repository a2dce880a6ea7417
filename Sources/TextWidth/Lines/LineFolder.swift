/// Folds clusters into lines; the rules stand at `TextWidth.wrap`.
struct LineFolder {
  /// A place where the line may end.
  private struct Opportunity {
    /// Where the line would end.
    var end: Int
    /// Where the next line would start, past the spaces.
    var resume: Int
    /// Cells of the line up to `resume`.
    var width: Int
  }

  private(set) var lines: [Range<Int>]
  private let limit: Int
  private var start = 0
  private var width = 0
  private var opportunity: Opportunity?
  private var paragraphHasLines = false
  /// Whether the last cluster was a plain space.
  private var isInSpaces = false
  /// Whether a break may come after the last cluster, if the next one is wide.
  private var mayBreakBeforeWide = false

  /// A folder that adds to `lines`.
  init(limit: Int, lines: [Range<Int>] = []) {
    self.limit = limit
    self.lines = lines
  }

  mutating func add(_ cluster: ClusterScanner.Found) {
    if cluster.first == 0x0a || (cluster.first == 0x0d && cluster.end &- cluster.start == 2) {
      endParagraph(at: cluster.start, next: cluster.end)
    } else if cluster.first == 0x20, cluster.end &- cluster.start == 1 {
      addSpaces(cluster.start..<cluster.end)
    } else {
      addInk(cluster)
    }
  }

  /// Adds printable ASCII of which every byte is a cluster.
  mutating func addASCII(_ bytes: UnsafeRawBufferPointer, _ range: Range<Int>) {
    var offset = range.lowerBound
    while offset < range.upperBound {
      let start = offset
      if bytes[offset] == 0x20 {
        repeat { offset &+= 1 } while offset < range.upperBound && bytes[offset] == 0x20
        addSpaces(start..<offset)
      } else {
        repeat { offset &+= 1 } while offset < range.upperBound && bytes[offset] != 0x20
        addLetters(start..<offset)
      }
    }
  }

  private mutating func addSpaces(_ range: Range<Int>) {
    width &+= range.count
    let end = isInSpaces ? opportunity?.end ?? range.lowerBound : range.lowerBound
    opportunity = Opportunity(end: end, resume: range.upperBound, width: width)
    isInSpaces = true
    mayBreakBeforeWide = false
  }

  /// Adds single bytes of one cell each, with the result that `addInk` would have.
  private mutating func addLetters(_ range: Range<Int>) {
    var position = range.lowerBound
    while range.upperBound &- position > limit &- width {
      if opportunity == nil {
        let fitting = max(limit &- width, 0)
        position &+= fitting
        width &+= fitting
      }
      breakLine(before: position)
    }
    width &+= range.upperBound &- position
    isInSpaces = false
    mayBreakBeforeWide = false
  }

  private mutating func addInk(_ cluster: ClusterScanner.Found) {
    if mayBreakBeforeWide, cluster.isWide, !isIn(UnicodeTables.neverFirst, cluster.first) {
      opportunity = Opportunity(end: cluster.start, resume: cluster.start, width: width)
    }
    while cluster.width > limit &- width, cluster.start > start {
      breakLine(before: cluster.start)
    }
    width &+= cluster.width
    isInSpaces = false
    mayBreakBeforeWide = cluster.isWide && !isIn(UnicodeTables.neverLast, cluster.first)
    if cluster.first == 0x200b {
      opportunity = Opportunity(end: cluster.end, resume: cluster.end, width: width)
    }
  }

  /// Ends the line at the last opportunity, or else right here.
  private mutating func breakLine(before position: Int) {
    let place = opportunity ?? Opportunity(end: position, resume: position, width: width)
    // Spaces alone make no line: they are the indentation of a word that does not fit beside it.
    if place.end > start {
      append(start..<place.end)
    }
    start = place.resume
    width &-= place.width
    opportunity = nil
  }

  mutating func endParagraph(at end: Int, next: Int) {
    var end = end
    if width > limit, isInSpaces, let opportunity {
      end = opportunity.end
    }
    if end > start || !paragraphHasLines {
      append(start..<end)
    }
    start = next
    width = 0
    opportunity = nil
    paragraphHasLines = false
    isInSpaces = false
    mayBreakBeforeWide = false
  }

  private mutating func append(_ line: Range<Int>) {
    lines.append(line)
    paragraphHasLines = true
  }

  /// Whether a scalar lies in one of the runs, given by their first and last scalars in order.
  private func isIn(_ bounds: [UInt32], _ scalar: UInt32) -> Bool {
    var low = 0
    var high = bounds.count / 2
    while low < high {
      let middle = (low + high) / 2
      if bounds[middle * 2 + 1] < scalar { low = middle + 1 } else { high = middle }
    }
    return low * 2 < bounds.count && bounds[low * 2] <= scalar
  }
}
