"""Tools for K2: samples, gallery cases, averages and prerendered images."""
