import Glibc

/// The machine that the figures hold for.
struct Machine {
  var cores: Int
  var processor: String
  var memory: Int
  var system: String
  var kernel: String
  /// The load before the first run: other work makes times longer.
  var load: String

  static func here() -> Machine {
    Machine(
      cores: sysconf(Int32(_SC_NPROCESSORS_ONLN)),
      processor: value("model name", in: "/proc/cpuinfo", separator: ":"),
      memory: Int(sysconf(Int32(_SC_PHYS_PAGES))) * Int(sysconf(Int32(_SC_PAGESIZE))),
      system: value("PRETTY_NAME", in: "/etc/os-release", separator: "="),
      kernel: firstLine("/proc/sys/kernel/osrelease"),
      load: firstLine("/proc/loadavg"))
  }

  private static func firstLine(_ path: String) -> String {
    FileReader.text(of: path).split(separator: "\n").first.map(String.init) ?? ""
  }

  private static func value(_ name: String, in path: String, separator: Character) -> String {
    for line in FileReader.text(of: path).split(separator: "\n") where line.hasPrefix(name) {
      let parts = line.split(separator: separator, maxSplits: 1)
      guard parts.count == 2 else { continue }
      let text = parts[1].drop { $0 == " " || $0 == "\"" }
      return String(text.last == "\"" ? text.dropLast() : text)
    }
    return ""
  }
}
