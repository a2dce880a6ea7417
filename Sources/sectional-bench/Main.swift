import Glibc

@main
enum Main {
  static func main() {
    do {
      let options = try Options(Array(CommandLine.arguments.dropFirst()))
      if options.help {
        print(Options.usage, terminator: "")
        return
      }
      measure(options)
    } catch {
      fail(error, code: 2)
    }
  }

  private static func measure(_ options: Options) {
    do {
      let faults = try Benchmark(options: options).run()
      for fault in faults { Progress.write("error: \(fault)\n") }
      if !faults.isEmpty { exit(1) }
    } catch {
      fail(error, code: 1)
    }
  }

  private static func fail(_ error: any Error, code: Int32) -> Never {
    let words = (error as? BenchmarkError)?.message ?? "\(error)"
    Progress.write("sectional-bench: \(words)\n")
    exit(code)
  }
}
