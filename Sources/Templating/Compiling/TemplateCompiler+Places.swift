import Diagnostics

/// The escape of a value by its place.
extension TemplateCompiler {
  /// The escape for a value tag, or nil where none makes it safe.
  mutating func escape(for tag: TemplateTag) -> Escape? {
    if tag.kind == .unescaped {
      if let html, html.state != .text {
        report { $0.unescaped(tag) }
        return nil
      }
      if kind != .url || options.isLenient { return Escape.none }
    }
    switch kind {
    case .plainText: return Escape.none
    case .markdown: return .markdown
    case .html: return htmlEscape(for: tag)
    case .url:
      guard let url else { return .urlComponent }
      guard let takesWholeURL = url.takesWholeURL else {
        // A scheme that is refused was reported where it stands.
        if url.state == .ambiguous { report { $0.unsafe(.url, tag) } }
        return nil
      }
      return takesWholeURL ? .url : .urlComponent
    }
  }

  private mutating func htmlEscape(for tag: TemplateTag) -> Escape? {
    guard let html else { return .plainHTML }
    do {
      return try html.escape()
    } catch {
      // A scheme that is refused was reported where it stands.
      if !html.isSchemeFound { report { $0.unsafe(error.place, tag) } }
      return nil
    }
  }

  /// Learns from literal text where the values behind it stand.
  mutating func scan(_ bytes: ArraySlice<UInt8>, at range: Range<Int>) {
    html?.scan(bytes)
    reportFindings(at: range)
    guard url != nil else { return }
    for (index, byte) in bytes.enumerated() {
      guard let problem = url?.scan(byte) else { continue }
      let first = min(range.lowerBound &+ index, range.upperBound)
      let place =
        switch problem {
        case .schemeRefused, .schemeHidden: range.lowerBound..<max(first, range.lowerBound)
        case .schemeOfValue: first..<min(first &+ 1, range.upperBound)
        }
      report { $0.url(problem, at: place) }
    }
  }

  /// Reports what was found wrong with the text at a range.
  mutating func reportFindings(at range: Range<Int>) {
    for finding in html?.findings ?? [] {
      report { $0.html(finding, in: range) }
    }
  }

  /// Checks that HTML ends outside of every tag, comment and attribute, and of every element of a
  /// row's cells.
  mutating func checkEnd(of file: TemplateFile) {
    guard let html, !bag.hasErrors else { return }
    let end = file.bytes.count
    if html.state != .text {
      report { $0.openEnd(html, at: end..<end) }
    } else if let problem = html.row?.problemAtEnd {
      report {
        $0.html(HTMLScanner.Finding(problem: .row(problem), range: 0..<0), in: end..<end)
      }
    }
  }
}
