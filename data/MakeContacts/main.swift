internal import SampleContacts

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Writes all bytes to a file descriptor; the program ends where that is impossible.
private func send(_ bytes: [UInt8], to descriptor: Int32) {
  var sent = 0
  while sent < bytes.count {
    let result = unsafe bytes[sent...].withUnsafeBytes {
      unsafe write(descriptor, $0.baseAddress, $0.count)
    }
    guard result >= 0 else { exit(2) }
    sent += result
  }
}

private func run() {
  guard let recipe = Recipe(CommandLine.arguments.dropFirst()) else {
    send(Array(Recipe.usage.utf8), to: 2)
    exit(64)
  }
  var maker = ContactMaker(pools: recipe.pools, seed: recipe.seed)
  let writer = ContactWriter(form: recipe.form)
  var output: [UInt8] = []
  let window = 1 << 18
  output.reserveCapacity(window + 4096)
  writer.begin(into: &output)
  for number in 0..<recipe.count {
    writer.write(maker.make(number: number + 1), into: &output)
    guard output.count >= window else { continue }
    send(output, to: 1)
    output.removeAll(keepingCapacity: true)
  }
  send(output, to: 1)
}

run()
