/// How far a URL is written: what a value that comes next can change.
struct URLPlace: Sendable, Equatable {
  enum State: Sendable, Equatable {
    /// Nothing but white space so far.
    case start
    /// Literal characters that can be a scheme.
    case scheme(URLScheme)
    /// A value took part in what can be a scheme.
    case mixed
    /// Empty, or a value, depending on a branch.
    case ambiguous
    /// The scheme is allowed, or there is none.
    case decided
    /// A scheme that is not allowed.
    case refused(URLScheme)
    /// These bytes of an HTML character reference, which may hide what the scheme is.
    case reference([UInt8])
    /// An HTML character reference hides what the scheme is.
    case hidden
  }

  /// What is wrong with literal text of a URL.
  enum Problem: Sendable, Equatable {
    case schemeRefused(String)
    case schemeOfValue
    case schemeHidden
  }

  private(set) var state = State.start
  /// Whether character references are decoded here, as in an attribute.
  let isHTML: Bool

  init(isHTML: Bool) {
    self.isHTML = isHTML
  }

  /// Takes a literal byte.
  mutating func scan(_ byte: UInt8) -> Problem? {
    switch state {
    case .decided, .refused, .hidden: return nil
    case .reference(let bytes): return scan(byte, inReference: bytes)
    case .start, .scheme, .mixed, .ambiguous: break
    }
    switch byte {
    case ...0x20: break
    case 0x2f, 0x3f, 0x23: state = .decided
    case 0x26 where isHTML: state = .reference([])
    case 0x3a: return scanColon()
    default:
      switch state {
      case .start:
        var scheme = URLScheme()
        scheme.append(byte)
        state = .scheme(scheme)
      case .scheme(var scheme):
        scheme.append(byte)
        state = .scheme(scheme)
      default: break
      }
    }
    return nil
  }

  /// An ampersand is none of a scheme's characters; any other reference may be one.
  private mutating func scan(_ byte: UInt8, inReference bytes: [UInt8]) -> Problem? {
    let bytes = bytes + [byte]
    guard "amp;".utf8.starts(with: bytes) else {
      state = .hidden
      return .schemeHidden
    }
    state = bytes.count == 4 ? .decided : .reference(bytes)
    return nil
  }

  private mutating func scanColon() -> Problem? {
    switch state {
    case .scheme(let scheme) where scheme.isAllowed:
      state = .decided
      return nil
    case .scheme(let scheme):
      state = .refused(scheme)
      return .schemeRefused(scheme.text)
    case .start:
      state = .refused(URLScheme())
      return .schemeRefused("")
    default:
      state = .decided
      return .schemeOfValue
    }
  }

  /// Whether a value here is a whole URL; nil where no value can stand.
  var takesWholeURL: Bool? {
    switch state {
    case .start: true
    case .scheme, .mixed, .decided: false
    case .ambiguous, .refused, .reference, .hidden: nil
    }
  }

  /// Whether the scheme is one that no value can follow, whatever else comes.
  var isLost: Bool {
    switch state {
    case .refused, .hidden: true
    case .start, .scheme, .mixed, .ambiguous, .decided, .reference: false
    }
  }

  /// Takes a value.
  mutating func scanValue() {
    switch state {
    case .start, .scheme: state = .mixed
    default: break
    }
  }

  /// The place after a branch that may be skipped, or nil where nothing covers both.
  func joined(_ other: URLPlace) -> URLPlace? {
    if self == other || isLost { return self }
    if other.isLost { return other }
    var result = self
    switch (state, other.state) {
    case (.scheme, .scheme), (.scheme, .mixed), (.scheme, .decided), (.mixed, .scheme),
      (.mixed, .decided), (.decided, .scheme), (.decided, .mixed):
      result.state = .mixed
    case (.start, .mixed), (.start, .ambiguous), (.ambiguous, .mixed), (.ambiguous, .start),
      (.mixed, .start), (.mixed, .ambiguous):
      result.state = .ambiguous
    default: return nil
    }
    return result
  }
}
