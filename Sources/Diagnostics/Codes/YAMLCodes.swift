extension DiagnosticCode {
  package static let yamlSyntax = DiagnosticCode("yaml-syntax")
  package static let yamlIndentation = DiagnosticCode("yaml-indentation")
  package static let yamlTab = DiagnosticCode("yaml-tab")
  package static let yamlUnclosedQuote = DiagnosticCode("yaml-unclosed-quote")
  package static let yamlUnclosedBracket = DiagnosticCode("yaml-unclosed-bracket")
  package static let yamlEscape = DiagnosticCode("yaml-escape")
  package static let yamlQuoteIt = DiagnosticCode("yaml-quote-it")
  package static let yamlCommentSlip = DiagnosticCode("yaml-comment-slip")
  package static let yamlReadOtherwise = DiagnosticCode("yaml-read-otherwise")
  package static let yamlDuplicateKey = DiagnosticCode("yaml-duplicate-key")
  package static let yamlKey = DiagnosticCode("yaml-key")
  package static let yamlMergeKey = DiagnosticCode("yaml-merge-key")
  package static let yamlAlias = DiagnosticCode("yaml-alias")
  package static let yamlRecursiveAlias = DiagnosticCode("yaml-recursive-alias")
  package static let yamlUnknownTag = DiagnosticCode("yaml-unknown-tag")
  package static let yamlTagMismatch = DiagnosticCode("yaml-tag-mismatch")
  package static let yamlDirective = DiagnosticCode("yaml-directive")
  package static let yamlSeveralDocuments = DiagnosticCode("yaml-several-documents")
  package static let yamlEmpty = DiagnosticCode("yaml-empty")
  package static let yamlEncoding = DiagnosticCode("yaml-encoding")
  package static let yamlCharacter = DiagnosticCode("yaml-character")
  package static let yamlLimit = DiagnosticCode("yaml-limit")
}

extension CodeCatalogue {
  static let yamlPages: [CodePage] = yamlTextPages + yamlNodePages + yamlFilePages

  /// Data for pages whose examples have calls of their own.
  static let yamlPageData = "name,price\nTea,2\nCoffee,3\n"
}
