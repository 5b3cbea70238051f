/// What a run of the command ends with.
package enum ExitCode: Int32, Sendable {
  /// The job is done.
  case done = 0
  /// The job is done, but `--strict` was given and something was skipped or doubtful.
  case doubtful = 1
  /// The job failed; output files are as they were before.
  case failed = 2
  /// The command line makes no sense (`EX_USAGE` of sysexits.h).
  case usage = 64
}
