"""Imperative shell around the kernel: cached tables with their locks, timers, computers, reviews."""
