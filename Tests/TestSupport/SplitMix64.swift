import Foundation

/// A small seeded generator, so that a failing random test can be run again.
package struct SplitMix64: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// A generator that starts from `seed`.
  package init(seed: UInt64) {
    state = seed
  }

  /// The seed of this run: `SECTIONAL_SEED`, else a fixed number.
  package static var runSeed: UInt64 {
    ProcessInfo.processInfo.environment["SECTIONAL_SEED"].flatMap { UInt64($0) } ?? 20_261_130
  }

  /// The next 64 bits of the sequence.
  package mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
