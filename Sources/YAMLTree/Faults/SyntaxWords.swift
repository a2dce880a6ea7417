/// Plain words for what libyaml says about faults that have no page of their own.
enum SyntaxWords {
  static let plain: [String: (message: String, help: String)] = [
    "found character that cannot start any token": (
      "a value cannot start with this character", "put the value in quotes"
    ),
    "did not find expected node content": (
      "a value is expected here", "put it in quotes if it is text"
    ),
    "block sequence entries are not allowed in this context": (
      "a list cannot start here", "start the list on a line of its own"
    ),
    "mapping keys are not allowed in this context": (
      "a key cannot start here", "start the mapping on a line of its own"
    ),
    "did not find expected alphabetic or numeric character": (
      "a name of letters, digits, `-` and `_` is expected here", "put the value in quotes"
    ),
    "found undefined tag handle": ("the tag is not known", "remove it, or put the value in quotes"),
    "did not find expected tag URI": ("a tag has no name", "put the value in quotes"),
    "did not find expected whitespace or line break": (
      "a space is expected behind a tag", "put the value in quotes if it is text"
    ),
    "did not find the expected '>'": (
      "a tag in `<…>` is not closed", "put the value in quotes if it is text"
    ),
    "did not find expected '!'": ("a tag ends with `!`", "put the value in quotes if it is text"),
    "did not find expected comment or line break": (
      "text follows the sign that opens a block of text",
      "start the text on the next line, or put the value in quotes"
    ),
    "found unexpected ':'": ("a colon cannot stand here", "put the value in quotes"),
    "did not find URI escaped octet": ("a tag has an escape of two digits", "remove the tag"),
    "found extra anchor": ("a value has two anchors", "remove one"),
    "found unknown escape character": ("this escape is not known", "use single quotes"),
  ]
}
