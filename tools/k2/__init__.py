"""Tools for K2: samples, the cases of its gallery, its averages and what is baked."""
