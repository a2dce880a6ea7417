import Diagnostics

/// What stages could not give, gathered so that one does not hide the faults that others find.
struct Failures {
  private var all: [PipelineFailure] = []

  var isEmpty: Bool { all.isEmpty }

  mutating func add(_ failure: PipelineFailure) {
    all.append(failure)
  }

  /// The failure of them all; one of content where anything is wrong but files that cannot be read.
  var failure: PipelineFailure {
    let isRead = all.isEmpty || all.contains { $0.kind == .content }
    return PipelineFailure(isRead ? .content : .io, all.flatMap(\.diagnostics))
  }
}
