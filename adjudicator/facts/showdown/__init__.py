"""The showdown: what hands are worth, who wins which pot, in which order they are shown."""
