import Diagnostics

/// The texts of `--help`.
enum Help {
  static let overview = """
    sectional: tables from a YAML spec and a data file

      sectional render SPEC     draw a report as text, HTML, Markdown, CSV or JSON
      sectional validate SPEC…  say what is wrong with specs
      sectional explain SPEC    say what is shown where, and why something is not
      sectional explain --code CODE
                                say what a message means and how to mend it
      sectional templates list  name the built-in templates
      sectional templates show NAME
                                print one, to start an own one from

    `sectional COMMAND --help` lists the options of a command.

    Exit codes: 0 fine; 1 the spec or the data has a fault, nothing was written;
    2 wrong use; 3 something could not be read or written.

    """

  static let render = """
    sectional render SPEC [--data FILE] [--lookup NAME=FILE]… [--set NAME=VALUE]…
                     [-o OUT] [--to \(OutputFormat.names)] [--width N]
                     [--formula-guard] [--around KEY [--context N] [--position P]]

    Draws a report. Without -o and --to, text goes to standard output.

    \(list(RenderCommand.options))
    """

  static let validate = """
    sectional validate SPEC… [--data FILE] [--lookup NAME=FILE]… [--set NAME=VALUE]…

    Says what is wrong with specs, with the data file too where it is there.

    \(list(ValidateCommand.options))
    """

  static let explain = """
    sectional explain SPEC [--data FILE] [--lookup NAME=FILE]… [--set NAME=VALUE]…
                      [--section S [--row R] | --key K]
    sectional explain --code CODE

    Says which sections a report has, which rows of which group each of them shows,
    and why a section or a row is not there; or what a message means and how to mend
    it. Sections, rows and indices count from 0, rows in a window as a reader counts
    them, from 1.

    \(list(ExplainCommand.options))
    Codes:
    \(columns(CodeCatalogue.pages.map(\.code.name).sorted()))
    """

  static let templates = """
    sectional templates list
    sectional templates show NAME

    Names the templates that draw a report in HTML, and some in text, or prints one.
    A file of the same name in the folder that a spec names with `templates` takes
    its place in that report.

    """

  /// Words side by side, down one column and then the next, within 80 cells.
  private static func columns(_ words: [String]) -> String {
    let width = (words.map(\.count).max() ?? 0) + 2
    let count = max(78 / width, 1)
    let height = (words.count + count - 1) / count
    return (0..<height).map { line in
      let row = stride(from: line, to: words.count, by: max(height, 1)).map { words[$0] }
      return "  "
        + row.dropLast().map { $0 + String(repeating: " ", count: width - $0.count) }.joined()
        + (row.last ?? "") + "\n"
    }.joined()
  }

  private static func list(_ options: [Arguments.Option]) -> String {
    let heads = options.map { "  \($0.name) \($0.value ?? "")" }
    let width = (heads.map(\.count).max() ?? 0) + 2
    return zip(heads, options).map { head, option in
      head + String(repeating: " ", count: width - head.count) + option.help + "\n"
    }.joined()
  }
}
