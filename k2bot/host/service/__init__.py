"""The shell around the kernel: tables in memory under their locks, timers, computers at work, reviews."""
