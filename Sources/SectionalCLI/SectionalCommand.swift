import Glibc

/// The command `sectional`.
package enum SectionalCommand {
  /// Runs the command that the process was called with and ends the process.
  package static func main() -> Never {
    StandardDescriptors.keepReserved()
    Signals.install()
    let arguments = Arguments.ofProcess()
    exit(LargeStack.run { run(arguments) })
  }

  /// Runs a command; the result is the exit code of the design: 0, 1, 2, 3.
  package static func run(_ arguments: [[UInt8]]) -> Int32 {
    do {
      return try Command.parse(arguments).run()
    } catch let failure as CommandFailure {
      return failure.report()
    } catch {
      return CommandFailure.usage("\(error)", help: []).report()
    }
  }
}
