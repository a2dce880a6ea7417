/// What the jobs work with: a folder, the programs and the generated files.
final class Workbench {
  let folder: String
  let product: Program
  let peers: Peers
  private let seed: UInt64
  private var files: [Int: StockFile] = [:]

  init(folder: String, product: Program, peers: Peers, seed: UInt64) {
    self.folder = folder
    self.product = product
    self.peers = peers
    self.seed = seed
  }

  /// The generated file of a number of rows; made once.
  func stock(rows: Int) throws -> StockFile {
    if let file = files[rows] { return file }
    Progress.say("data of \(Figures.count(rows)) rows")
    let file = try StockFile.prepare(rows: rows, seed: seed, in: folder)
    files[rows] = file
    return file
  }

  /// Writes a spec beside the data.
  ///
  /// - Returns: its path
  func write(spec: String, name: String) throws -> String {
    let path = folder + "/" + name
    try FileSystem.write(spec, to: path)
    return path
  }

  /// The product drawing a spec as HTML.
  func html(of spec: String, check: any OutputCheck) -> Contender {
    Contender(program: product, arguments: ["render", spec, "--to", "html"], check: check)
  }
}
