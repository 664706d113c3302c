"""Free text to a case: which incidents it tells of, which facts, what it leaves open. It knows no words: these are the vocabulary's."""
