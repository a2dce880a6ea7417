import Glibc
import Rendering

/// A sink that writes to an open descriptor and checks every write.
package final class DescriptorSink: ByteSink {
  private let descriptor: Int32
  private let name: String

  /// A sink on `descriptor`, which stays open; `name` is for messages.
  package init(_ descriptor: Int32, name: String) {
    self.descriptor = descriptor
    self.name = name
  }

  package func write(_ bytes: UnsafeRawBufferPointer) throws {
    var left = bytes[...]
    while !left.isEmpty {
      let part = UnsafeRawBufferPointer(rebasing: left)
      let count = Glibc.write(descriptor, part.baseAddress, part.count)
      if count < 0 {
        switch errno {
        case EINTR: continue
        case EPIPE: throw OutputFailure.closedPipe
        default:
          throw OutputFailure.cannotWrite(name: name, reason: SystemError.text(errno))
        }
      }
      left = left.dropFirst(count)
    }
  }
}
