import Glibc

/// The descriptors 0, 1 and 2.
enum StandardDescriptors {
  /// Takes the place of those that the caller closed.
  ///
  /// Else a file that is opened later would get their number and be written to by accident. A write
  /// to one of them fails, as it should.
  static func keepReserved() {
    for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) < 0 {
      _ = open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
    }
  }
}
