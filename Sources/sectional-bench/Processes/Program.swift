import Glibc

/// A program that takes part.
struct Program {
  var name: String
  /// Nil when it is not installed.
  var path: String?
  /// The first line that it says about its version; empty when it says none.
  var version = ""

  /// A program of the search path.
  static func installed(_ name: String) -> Program {
    Program(name: name, path: search(name))
  }

  /// The same program with its version asked for; `scratch` is a folder for its output.
  func asked(_ arguments: [String], scratch: String) -> Program {
    guard let path else { return self }
    var copy = self
    let output = scratch + "/version.txt"
    let errors = scratch + "/version.err"
    if (try? ChildProcess.run(path, arguments, output: output, errors: errors)) != nil {
      copy.version = FileReader.text(of: output).split(separator: "\n").first.map(String.init) ?? ""
    }
    return copy
  }

  /// The same program under another name, for a second way to ask it.
  func named(_ name: String) -> Program {
    var copy = self
    copy.name = name
    return copy
  }

  /// The path of a program in the folders of `PATH`.
  static func search(_ name: String) -> String? {
    guard let folders = getenv("PATH") else { return nil }
    return String(cString: folders).split(separator: ":").lazy
      .map { "\($0)/\(name)" }
      .first(where: FileSystem.isExecutable)
  }

  /// Whether a file is a script rather than machine code.
  static func isScript(_ path: String) -> Bool {
    FileReader.start(of: path, limit: 2) == Array("#!".utf8)
  }
}
