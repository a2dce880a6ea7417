import Values

/// What a body appends to a renderer's buffer, as text.
func drawn(_ body: (inout ByteBuffer) -> Void) -> String {
  var buffer = ByteBuffer(capacity: 256)
  body(&buffer)
  return String(decoding: buffer.bytes(), as: UTF8.self)
}
