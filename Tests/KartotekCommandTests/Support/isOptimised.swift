/// Whether this is a release build; in a debug build byte loops take tens of times longer.
#if DEBUG
  let isOptimised = false
#else
  let isOptimised = true
#endif
