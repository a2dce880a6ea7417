/// Thrown for a value in a place where no escaping makes it safe.
struct HTMLUnsafe: Error {
  let place: HTMLUnsafePlace

  init(_ place: HTMLUnsafePlace) {
    self.place = place
  }
}
