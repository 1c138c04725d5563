"""Hypothesis settings: a few examples in an ordinary run, many with K2_LONG."""

import os
from datetime import timedelta

from hypothesis import HealthCheck, settings

_CHECKS = (HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example)
settings.register_profile(
    "short", max_examples=10, deadline=None, derandomize=True, database=None, suppress_health_check=_CHECKS
)
settings.register_profile(
    "long", max_examples=1000, deadline=timedelta(minutes=2), print_blob=True, suppress_health_check=_CHECKS
)
settings.load_profile("long" if os.environ.get("K2_LONG") else "short")
