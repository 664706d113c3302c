"""The hand notation: a hand in one line, in English or French, read into the betting model and printed back."""
