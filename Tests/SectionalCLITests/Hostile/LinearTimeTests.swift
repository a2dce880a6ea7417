import Foundation
import TestSupport
import Testing

/// Double the size, at most about double the time, for inputs that are made to be slow.
@Suite("Linear time", .serialized)
struct LinearTimeTests {
  struct Load: CustomTestStringConvertible {
    let testDescription: String
    let size: Int
    let kinds: [String]
    let spec: @Sendable (Int) -> String
    let data: @Sendable (Int) -> String

    init(
      _ name: String, _ size: Int, kinds: [String] = ["text"],
      spec: @escaping @Sendable (Int) -> String = { _ in plain },
      data: @escaping @Sendable (Int) -> String = { _ in "a,b\nx,1\n" }
    ) {
      testDescription = name
      self.size = size
      self.kinds = kinds
      self.spec = spec
      self.data = data
    }
  }

  static let plain = "sectional: 1\ndata: {file: data.csv}\n"

  private static func lines(_ count: Int, _ line: (Int) -> String) -> String {
    (0..<count).map(line).joined()
  }

  static let loads = [
    Load(
      "doubled quotes", 400_000, kinds: ["text", "html"],
      data: { "a,b\n\"" + String(repeating: "\"\"", count: $0) + "\",1\n" }),
    Load(
      "quotes never closed", 400_000, data: { "a,b\n" + String(repeating: "\"", count: $0 * 2 + 1) }
    ),
    Load(
      "a quote in each row", 30_000, data: { "a,b\n" + String(repeating: "\"x\"y,1\n", count: $0) }),
    Load(
      "a long line", 300_000, kinds: ["text", "html"],
      data: { "a,b\n" + String(repeating: "x", count: $0) + ",1\n" }),
    Load(
      "a long word of wide letters", 60_000,
      data: { "a,b\n" + String(repeating: "宽", count: $0) + ",1\n" }),
    Load(
      "combining marks", 60_000,
      data: { "a,b\ne" + String(repeating: "\u{301}", count: $0) + ",1\n" }),
    Load(
      "joined emoji", 30_000, data: { "a,b\n" + String(repeating: "👩\u{200D}", count: $0) + ",1\n" }
    ),
    Load(
      "a cell of many lines", 20_000, kinds: ["text", "html"],
      data: { "a,b\n\"" + String(repeating: "x\n", count: $0) + "\",1\n" }),
    Load(
      "a cell of many words", 20_000,
      spec: { _ in plain + "columns: [{field: a, width: 9, wrap: true}]\n" },
      data: { "a,b\n" + String(repeating: "word ", count: $0) + ",1\n" }),
    Load(
      "many columns", 1_000, kinds: ["text", "html"],
      data: { count in
        (0..<count).map { "c\($0)" }.joined(separator: ",") + "\n"
          + String(repeating: "1,", count: count - 1) + "1\n"
      }),
    Load("only delimiters", 100_000, data: { String(repeating: ",", count: $0) + "\n" }),
    Load("only line ends", 500_000, data: { "a,b\n" + String(repeating: "\n", count: $0) }),
    Load(
      "one long number", 200_000, data: { "a,b\nx," + String(repeating: "9", count: $0) + "\n" }),
    Load(
      "many groups", 800, kinds: ["text", "html"],
      spec: { _ in plain + "view: {group: a}\ncolumns: [b]\nsummary: {b: sum}\n" },
      data: { "a,b\n" + lines($0) { "g\($0),\($0)\n" } }),
    Load(
      "many groups in one section", 1_200,
      spec: { _ in
        plain + "view: {group: a}\ncolumns: [b]\nconsolidate: {below: 9999999, title: C}\n"
      },
      data: { "a,b\n" + lines($0) { "g\($0),\($0)\n" } }),
    Load(
      "many sections", 700, kinds: ["text", "html"],
      spec: { plain + "view: {group: a}\nsections:\n" + lines($0) { "  - {group: g\($0)}\n" } }),
    Load(
      "many names in one section", 1_000,
      spec: { count in
        plain + "view: {group: a}\nsections:\n  - groups: ["
          + (0..<count).map { "g\($0)" }.joined(separator: ", ") + "]\n"
      }),
    Load(
      "many fixed rows", 2_000,
      spec: { plain + "sections:\n  - rows:\n" + lines($0) { "      - {text: t\($0)}\n" } }),
    Load(
      "many columns of a spec", 500, kinds: ["text", "html"],
      spec: {
        plain + "columns:\n" + lines($0) { "  - {id: x\($0), field: a, span: s\($0 % 7)}\n" }
      }),
    Load(
      "many unknown fields", 2_000,
      spec: { plain + "columns:\n" + lines($0) { "  - f\($0)\n" } }),
    Load("many unknown keys", 800, spec: { plain + lines($0) { "titel\($0): x\n" } }),
    Load("many equal keys", 4_000, spec: { plain + lines($0) { _ in "title: x\n" } }),
    Load(
      "many anchors", 8_000,
      spec: { plain + "x-a: [" + lines($0) { "&a\($0) x, *a\($0), " } + "]\n" }),
    Load(
      "many words for null", 2_000,
      spec: { count in
        "sectional: 1\ndata:\n  file: data.csv\n  missing: ["
          + (0..<count).map { "w\($0)" }.joined(separator: ", ") + "]\n"
      },
      data: { "a,b\n" + String(repeating: "x,1\n", count: $0 * 4) }),
    Load(
      "many words of a format", 600,
      spec: {
        plain + "columns:\n  - field: a\n    format:\n      map: {" + lines($0) { "w\($0): v, " }
          + "}\n"
      },
      data: { "a,b\n" + lines($0) { "w\($0),1\n" } }),
    Load(
      "many names in a template", 250,
      spec: { plain + "title: \"" + lines($0) { _ in "{{total}} " } + "\"\n" }),
    Load(
      "open braces in a template", 20_000,
      spec: { plain + "title: \"" + lines($0) { _ in "{{ " } + "\"\n" }),
    Load(
      "equal keys of rows", 10_000,
      spec: { _ in "sectional: 1\ndata: {file: data.csv, key: a}\n" },
      data: { "a,b\n" + String(repeating: "x,1\n", count: $0) }),
    Load(
      "values of a wrong type", 20_000,
      spec: { _ in "sectional: 1\ndata: {file: data.csv, fields: {b: {type: integer}}}\n" },
      data: { "a,b\n" + String(repeating: "x,y\n", count: $0) }),
    Load("brackets", 200_000, spec: { String(repeating: "[", count: $0) }),
    Load(
      "indentation", 190,
      spec: { plain + "x-a:\n" + lines($0 / 2) { String(repeating: " ", count: $0 + 1) + "a:\n" } }),
  ]

  /// Seconds of the processor for one run, as the shell counts them for its children.
  private func seconds(_ load: Load, _ size: Int, _ kind: String) throws -> Double {
    let sample = try Sample(spec: load.spec(size), data: load.data(size))
    let run = try sample.shell(
      """
      "$sectional" render report.yaml --to \(kind) > /dev/null 2> errors
      code=$?; times; exit $code
      """
    )
    #expect(run.code == 0 || run.code == 1, "\(load.testDescription): \(run.code)")
    let children = run.text.split(separator: "\n").last.map(String.init) ?? ""
    return children.split(separator: " ").map { time in
      let parts = time.split(separator: "m")
      return (Double(parts[0]) ?? 0) * 60 + (Double(parts[1].dropLast()) ?? 0)
    }.reduce(0, +)
  }

  @Test("Double the size is at most about double the time", arguments: loads)
  func ratio(_ load: Load) throws {
    for kind in load.kinds {
      // The sizes are such that more than this is needed only where something grows faster.
      var twice = try seconds(load, load.size * 2, kind)
      if twice < 0.4 { continue }
      var ratios: [Double] = []
      // Other work on the machine can slow one run down; three bad ones are the program's.
      for _ in 0..<3 {
        let once = try seconds(load, load.size, kind)
        ratios.append(twice / max(once, 0.02))
        if ratios[ratios.count - 1] <= 2.5 { break }
        twice = try seconds(load, load.size * 2, kind)
      }
      #expect((ratios.min() ?? 0) <= 2.5, "\(kind): \(ratios)")
    }
  }
}
