import Glibc
import Sectional

/// What the process does when it is told to stop.
enum Signals {
  /// Writes to closed pipes and over size limits become errors; an interrupt removes the temporary
  /// file and ends the process with 128 and the signal's number.
  static func install() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      signal(number) { number in
        TemporaryFile.remove()
        _exit(128 + number)
      }
    }
  }
}
