"""What all tests share."""

from __future__ import annotations

import signal

from hypothesis import Phase, settings

# No test depends on a duration.
settings.register_profile("project", deadline=None)
# For mutation (benchmarks/python_mutation.py): few examples, the same each time, and none made smaller: that a test fails is enough.
settings.register_profile("few", deadline=None, max_examples=15, phases=(Phase.explicit, Phase.generate), derandomize=True, database=None)
settings.load_profile("project")

# In the background of some shells an interrupt is ignored, by what is started from there too: the tests of Ctrl-C would wait for nothing.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
