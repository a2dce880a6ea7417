import Templating
import Values

/// A page while it is drawn: where its bytes go, and what was remarked.
final class HTMLDrawing {
  var output: BufferedOutput
  var remarks = DrawingRemarks()

  init(to sink: any ByteSink) {
    output = BufferedOutput(to: sink)
  }

  /// Draws a template; `insert` draws what a reserved partial stands for.
  func draw(
    _ template: HTMLTemplate, _ values: HTMLValues, _ names: PlaceNames,
    insert: (String) throws -> Void = { _ in }
  ) throws {
    try withoutActuallyEscaping(insert) { insert in
      var context = HTMLContext(
        template: template, values: values, names: names, drawing: self, insert: insert)
      var bytes: [UInt8] = []
      try template.template.run(in: &context, into: &bytes, steps: .max)
      if let failure = context.failure { throw failure }
      output.buffer.append(bytes)
    }
  }
}

/// Answers for the names of one template.
private struct HTMLContext: TemplateContext {
  let template: HTMLTemplate
  let values: HTMLValues
  let names: PlaceNames
  let drawing: HTMLDrawing
  let insert: (String) throws -> Void
  /// What a reserved partial could not draw.
  var failure: (any Error)?
  /// The item of the list that is gone through.
  private var item = 0

  init(
    template: HTMLTemplate, values: HTMLValues, names: PlaceNames, drawing: HTMLDrawing,
    insert: @escaping (String) throws -> Void
  ) {
    self.template = template
    self.values = values
    self.names = names
    self.drawing = drawing
    self.insert = insert
  }

  private var current: HTMLValues {
    values.items.indices.contains(item) ? values.items[item] : HTMLValues()
  }

  mutating func open(_ slot: Int) -> Int {
    switch template.names[slot] {
    case .own(let name): values.count(of: name)
    case .item(let name): current.count(of: name)
    case .place(let name): names[name]?.isTrue == true ? 1 : 0
    }
  }

  mutating func select(_ index: Int, of slot: Int) {
    switch template.names[slot] {
    case .own(.entries), .own(.cells): item = index
    case .own, .item, .place: break
    }
  }

  mutating func close(_ slot: Int) {}

  func isTrue(_ slot: Int) -> Bool {
    switch template.names[slot] {
    case .own(let name): values.count(of: name) > 0
    case .item(let name): current.count(of: name) > 0
    case .place(let name): names[name]?.isTrue == true
    }
  }

  func append(_ slot: Int, into output: inout [UInt8]) {
    switch template.names[slot] {
    case .own(let name): output += values.text(of: name) ?? []
    case .item(let name): output += current.text(of: name) ?? []
    case .place(let name): output += names[name]?.text ?? []
    }
  }

  func appendUnescaped(_ slot: Int, into output: inout [UInt8]) {
    if case .item(.value) = template.names[slot] {
      output += current.value?.html ?? []
    } else {
      append(slot, into: &output)
    }
  }

  mutating func insert(_ name: String, into output: inout [UInt8]) {
    guard failure == nil else { return }
    drawing.output.buffer.append(output)
    output.removeAll(keepingCapacity: true)
    do {
      try insert(name)
    } catch {
      failure = error
    }
  }
}
