"""The checks, one a file; `adjudicator.check.registry` finds them."""
