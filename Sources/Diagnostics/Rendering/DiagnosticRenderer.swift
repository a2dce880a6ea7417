/// Diagnostics as lines for people.
///
/// The first line of each is `file:line:col: error: message [code]`; the source line with the
/// place underlined follows, then the secondary labels, the notes and the help. A diagnostic
/// without a primary label starts with the name of the command. Everything that would steer a
/// terminal is made visible.
package struct DiagnosticRenderer: Sendable {
  /// Whether severities and underlines are coloured with ANSI sequences.
  package let colors: Bool
  /// The largest number of diagnostics shown.
  package let limit: Int

  package init(colors: Bool = false, limit: Int = 100) {
    self.colors = colors
    self.limit = limit
  }

  /// The lines of some diagnostics, in their total order and within the limit.
  package func render(_ diagnostics: [Diagnostic]) -> [UInt8] {
    render(DiagnosticSelection(diagnostics, limit: limit))
  }

  /// The lines of a selection, and how many of it are shown where it was cut.
  package func render(_ selection: DiagnosticSelection) -> [UInt8] {
    let positions = PositionTable(for: selection.shown)
    var page = DiagnosticPage(positions: positions, colors: colors)
    for diagnostic in selection.shown { page.append(diagnostic) }
    if selection.isCut { page.appendCut(shown: selection.shown.count, of: selection.total) }
    return page.output
  }
}
