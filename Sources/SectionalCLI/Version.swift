/// The version of the product.
enum Version {
  static let current = "0.1.0"
}
