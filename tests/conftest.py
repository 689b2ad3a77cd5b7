"""Hypothesis profiles: quick for `make test`, long for `make soak`."""

import os

from hypothesis import HealthCheck, settings

SLOW_IS_FINE = [HealthCheck.too_slow, HealthCheck.data_too_large]
settings.register_profile("quick", max_examples=1, derandomize=True, deadline=None, suppress_health_check=SLOW_IS_FINE)
settings.register_profile("long", max_examples=200, deadline=None, suppress_health_check=SLOW_IS_FINE)
settings.load_profile(os.environ.get("FONDACO_PROFILE", "quick"))
