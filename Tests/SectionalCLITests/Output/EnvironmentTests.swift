import Foundation
import TestSupport
import Testing

/// Same input, same bytes: whatever the environment, the folder, the time and the run.
@Suite("Environment")
struct EnvironmentTests {
  private static let specs = [
    "bundeslaender.yaml", "apollo.yaml", "price-list.yaml", "countries.yaml",
  ]

  private func draw(_ spec: String, _ kind: String, _ environment: [String: String]?) throws
    -> CommandRun
  {
    let folder = try TemporaryFolder()
    let path = Repository.specs.appendingPathComponent(spec).path
    return try CommandRun(
      ["render", path, "--to", kind], in: folder.url, environment: environment)
  }

  @Test("Locale, time zone, home and colours change nothing", arguments: specs, ["text", "html"])
  func environments(_ spec: String, _ kind: String) throws {
    let plain = try draw(spec, kind, nil)
    #expect(plain.code == 0)
    let environments: [[String: String]] = [
      [:],
      ["LANG": "C"], ["LC_ALL": "tr_TR.UTF-8", "LANGUAGE": "tr"], ["LC_ALL": "ar_EG.UTF-8"],
      ["TZ": "Pacific/Kiritimati"], ["TZ": "nonsense"], ["TZ": ":/etc/passwd"],
      ["HOME": "/nowhere"], ["NO_COLOR": "1"], ["TERM": "xterm-256color", "CLICOLOR_FORCE": "1"],
      ["COLUMNS": "20", "LINES": "5"], ["TMPDIR": "/nowhere"], ["SOURCE_DATE_EPOCH": "0"],
      ["SWIFT_DETERMINISTIC_HASHING": "1"],
    ]
    for environment in environments {
      let run = try draw(spec, kind, environment)
      let isSame = run.output == plain.output
      #expect(isSame, "\(environment)")
      #expect(run.errors == plain.errors, "\(environment)")
    }
  }

  @Test("The folder of the call changes nothing", arguments: ["text", "html"])
  func folders(_ kind: String) throws {
    let sample = try Sample()
    let run = try sample.shell(
      """
      mkdir -p a/b
      "$sectional" render report.yaml --to \(kind) > 1
      (cd a/b && "$sectional" render ../../report.yaml --to \(kind)) > 2
      (cd / && "$sectional" render "$OLDPWD/report.yaml" --to \(kind)) > 3
      cat report.yaml > a/report.yaml; cp data.csv a
      "$sectional" render ./a/b/../report.yaml --to \(kind) > 4
      cmp 1 2 && cmp 1 3 && cmp 1 4
      """)
    #expect(run.code == 0, "\(run.text)\(run.errors)")
  }

  @Test("Ten runs give the same bytes, messages too")
  func repeated() throws {
    let spec = """
      sectional: 1
      data: {file: data.csv, keys: a}
      view: {gruop: a, ordr: b}
      columns: [{field: a, widht: 3, algin: end, titel: x}]
      outputs: {}

      """
    let wrong = try Sample(spec: spec)
    let first = try wrong.run("render", "report.yaml")
    #expect(first.code == 1)
    for _ in 0..<10 { #expect(try wrong.run("render", "report.yaml").errors == first.errors) }
  }

  @Test("Messages have no colours where no terminal is, nor with NO_COLOR")
  func colours() throws {
    let run = try Sample(spec: "a: b\n").shell(
      "\"$sectional\" render report.yaml 2>&1", environment: ["TERM": "xterm", "PATH": "/bin"])
    #expect(run.code == 1)
    #expect(!run.text.contains("\u{1B}"))
  }

  @Test("A terminal has colours unless NO_COLOR says otherwise")
  func terminal() throws {
    let sample = try Sample(spec: "a: b\n")
    let path = "/usr/bin/script"
    guard FileManager.default.isExecutableFile(atPath: path) else { return }
    for (setting, isColoured) in [
      ("TERM=xterm", true), ("TERM=xterm NO_COLOR=1", false), ("TERM=dumb", false),
      ("TERM=xterm NO_COLOR=", true),
    ] {
      let run = try sample.shell(
        "script -qec 'env -u NO_COLOR \(setting) \"$sectional\" render report.yaml' log < /dev/null"
      )
      #expect(run.text.contains("\u{1B}[") == isColoured, "\(setting): \(run.text)")
      #expect(run.text.contains("error"))
    }
  }
}
