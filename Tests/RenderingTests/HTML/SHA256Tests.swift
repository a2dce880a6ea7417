import Testing

@testable import Rendering

/// The digest of the content security policy.
@Suite("SHA-256")
struct SHA256Tests {
  @Test("digests of FIPS 180-2, in Base64")
  func digests() {
    #expect(text("") == "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=")
    #expect(text("abc") == "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=")
    #expect(
      text("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")
        == "JI1qYdIGOLjlwCaTDD5gOaM85Flk/yFn9uzt1BnbBsE=")
  }

  private func text(_ message: String) -> String {
    String(decoding: SHA256.base64(Array(message.utf8)), as: UTF8.self)
  }
}
