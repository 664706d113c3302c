"""What all tests share."""

from __future__ import annotations

from hypothesis import settings

# No test depends on a duration.
settings.register_profile("project", deadline=None)
settings.load_profile("project")
