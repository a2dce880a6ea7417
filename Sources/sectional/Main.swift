import SectionalCLI

@main
enum Main {
  static func main() {
    SectionalCommand.main()
  }
}
