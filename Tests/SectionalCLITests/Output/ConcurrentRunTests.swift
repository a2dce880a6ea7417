import Foundation
import TestSupport
import Testing

/// Runs beside each other, and data that changes under a run.
@Suite("Concurrent runs")
struct ConcurrentRunTests {
  @Test("Of runs into one file, one whole file stays")
  func oneFile() throws {
    let sample = try Sample()
    let rows = String(repeating: "tea,Assam,4\n", count: 3_000)
    try sample.folder.write("long.csv", "kind,name,price\n" + rows)
    let run = try sample.shell(
      """
      for run in 1 2 3; do
        "$sectional" render report.yaml --data long.csv -o out.txt & one=$!
        "$sectional" render report.yaml -o out.txt & two=$!
        wait $one || exit 9; wait $two || exit 9
      done
      "$sectional" render report.yaml --data long.csv
      """)
    #expect(run.code == 0)
    let output = sample.read("out.txt")
    #expect(output == Sample.text || output == run.text)
    #expect(sample.names == ["data.csv", "long.csv", "out.txt", "report.yaml"])
  }

  @Test("A file that is cut short, grows or is written is told, never drawn half")
  func changingData() throws {
    let sample = try Sample(data: nil)
    let run = try sample.shell(
      """
      yes 'tea,Assam,4' | head -n 200000 > rows
      (echo kind,name,price; cat rows) > data.csv
      for change in ': > data.csv' 'cat rows >> data.csv' 'echo x >> data.csv'; do
        (echo kind,name,price; cat rows) > data.csv
        "$sectional" render report.yaml -o out.txt 2>> errors & process=$!
        eval "$change"
        wait $process; code=$?
        case $code in 0 | 1 | 3) ;; *) echo "$change: $code"; exit 9 ;; esac
        if [ $code != 0 ] && [ -e out.txt ]; then echo "$change: output"; exit 8; fi
        rm -f out.txt
      done
      """)
    #expect(run.code == 0, "\(run.text)")
    #expect(RawControls.first(in: sample.read("errors") ?? "") == nil)
    #expect(sample.names.filter { $0.hasSuffix("tmp") } == [])
  }
}
