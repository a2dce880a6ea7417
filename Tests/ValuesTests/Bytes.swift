import Values

/// Calls `body` with the UTF-8 bytes of a text.
func withBytes<Result, Failure: Error>(
  _ text: String, _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
) throws(Failure) -> Result {
  let bytes = Array(text.utf8)
  var result: Swift.Result<Result, Failure>?
  bytes.withUnsafeBytes { buffer in
    do throws(Failure) { result = .success(try body(buffer)) } catch { result = .failure(error) }
  }
  guard let result else { preconditionFailure("the closure was not called") }
  return try result.get()
}

/// What `write` appends to an empty buffer.
func written(_ write: (inout ByteBuffer) -> Void) -> String {
  var buffer = ByteBuffer()
  write(&buffer)
  return String(decoding: buffer.bytes(), as: UTF8.self)
}

func decimal(_ text: String) throws -> Values.Decimal {
  try withBytes(text) { bytes throws(NumberFault) in try Decimal.read(bytes) }
}
