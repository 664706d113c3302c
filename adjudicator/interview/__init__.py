"""The interview: one question at a time, only what can still change the ruling, the most decisive first.

`adjudicator.interview.state` is the interview itself, without a terminal; `adjudicator.interview.terminal` puts its questions.
"""
