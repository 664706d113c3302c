"""``python -m adjudicator``."""

from __future__ import annotations

import sys

from adjudicator.cli.main import main

sys.exit(main())
