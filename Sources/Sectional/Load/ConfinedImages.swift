import Glibc
import Rendering
import Synchronization

/// Pictures of the spec's folder, each read once.
final class ConfinedImages: ImageFiles {
  private let folder: [UInt8]
  private let known = Mutex<[[UInt8]: Result<InlineImage, ImageFault>]>([:])

  /// The largest picture that a page takes in, in bytes.
  static let maxBytes = 200_000

  init(folder: [UInt8]) {
    self.folder = folder
  }

  func image(at path: [UInt8]) -> Result<InlineImage, ImageFault> {
    if let image = known.withLock({ $0[path] }) { return image }
    let image = read(path)
    known.withLock { $0[path] = image }
    return image
  }

  /// The full path of a file that a cell names; a failure where the spec's folder has none such.
  func file(at path: [UInt8]) -> Result<[UInt8], ImageFault> {
    let isURL = String(decoding: path, as: UTF8.self).contains("://")
    if isURL { return .failure(ImageFault("is a URL; a page loads nothing")) }
    guard path.first != UInt8(ascii: "/"), path.first != UInt8(ascii: "~"), !path.contains(0) else {
      return .failure(ImageFault("is no path in the spec's folder"))
    }
    switch ConfinedPath.target(of: folder + [UInt8(ascii: "/")] + path, in: folder) {
    case .inside(let target): return .success(target)
    case .outside: return .failure(ImageFault("leads out of the spec's folder"))
    case .absent: return .failure(ImageFault("is not there"))
    }
  }

  /// Whether a file is one that cells show, or would if it were smaller.
  static func isPicture(_ file: [UInt8]) -> Bool {
    guard SmallFile.size(ofRegular: file) != nil else { return false }
    return mediaType(of: (try? SmallFile.read(path: file, maxBytes: maxBytes)) ?? []) != nil
  }

  private func read(_ path: [UInt8]) -> Result<InlineImage, ImageFault> {
    let target: [UInt8]
    switch file(at: path) {
    case .success(let path): target = path
    case .failure(let fault): return .failure(fault)
    }
    let bytes: [UInt8]
    do {
      bytes = try SmallFile.read(path: target, maxBytes: ConfinedImages.maxBytes)
    } catch {
      return .failure(ImageFault("cannot be read: \(error.reason)"))
    }
    if bytes.count > ConfinedImages.maxBytes {
      return .failure(ImageFault("is larger than 200 kB"))
    }
    guard let type = ConfinedImages.mediaType(of: bytes) else {
      return .failure(ImageFault("is no PNG, JPEG, GIF or WebP"))
    }
    return .success(InlineImage(mediaType: type, bytes: bytes))
  }

  /// The type that the first bytes say; no file's name is believed.
  private static func mediaType(of bytes: [UInt8]) -> String? {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return "image/png" }
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return "image/jpeg" }
    if bytes.starts(with: "GIF87a".utf8) || bytes.starts(with: "GIF89a".utf8) {
      return "image/gif"
    }
    if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) {
      return "image/webp"
    }
    return nil
  }
}
