// ParallelWork
