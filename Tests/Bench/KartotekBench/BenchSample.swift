#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A point in time, or the time that one run took.
struct BenchSample {
  /// Nanoseconds of the clock on the wall.
  var wall: Int
  /// Nanoseconds that the processors worked for this process: steadier where others work too.
  var cpu: Int

  static func now() -> BenchSample {
    BenchSample(
      wall: nanoseconds(CLOCK_MONOTONIC), cpu: nanoseconds(CLOCK_PROCESS_CPUTIME_ID))
  }

  static func - (end: BenchSample, start: BenchSample) -> BenchSample {
    BenchSample(wall: end.wall - start.wall, cpu: end.cpu - start.cpu)
  }

  private static func nanoseconds(_ clock: clockid_t) -> Int {
    var time = timespec()
    unsafe clock_gettime(clock, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}
