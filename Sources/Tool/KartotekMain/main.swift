import Glibc
import KartotekCommand

exit(runProcess(Array(CommandLine.arguments.dropFirst())))
