"""The shell around the kernel: tables in memory under their locks, computers at work, reviews."""
