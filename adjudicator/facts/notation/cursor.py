"""The place of the parser in the tokens: phrases, amounts and numbers, and the error that says what was expected."""

from __future__ import annotations

from collections.abc import Iterable

from adjudicator.facts.notation.lexer import Token
from adjudicator.facts.notation.words import NUMBER_WORDS, PHRASES, WORDS
from adjudicator.source.diagnostics import Diagnostic

_SPACES = frozenset(" \u00a0\u202f")


class NotUnderstoodError(Exception):
    """Raised where a statement stops making sense, with the diagnostic."""

    def __init__(self, diagnostic: Diagnostic) -> None:
        self.diagnostic = diagnostic
        super().__init__(diagnostic.line("en"))


class Cursor:
    """The tokens and where the parser stands among them."""

    __slots__ = ("at", "text", "tokens")

    def __init__(self, text: str, tokens: list[Token]) -> None:
        self.text = text
        self.tokens = tokens
        self.at = 0

    @property
    def token(self) -> Token:
        """The next token."""
        return self.tokens[self.at]

    def ends(self) -> bool:
        """Whether the statement ends here."""
        token = self.tokens[self.at]
        return token.kind == "end" or token.norm == ";"

    def peek(self, *symbols: str) -> tuple[str, int] | None:
        """The longest of the phrases of `symbols` that stands here, with its length in tokens."""
        token = self.tokens[self.at]
        if token.kind != "word":
            return None
        for words, symbol in PHRASES.get(token.norm, ()):
            if symbol in symbols and self._stands(words):
                return symbol, len(words)
        return None

    def _stands(self, words: tuple[str, ...]) -> bool:
        tokens, at = self.tokens, self.at
        return all(tokens[min(at + step, len(tokens) - 1)].norm == word for step, word in enumerate(words))

    def take(self, *symbols: str) -> str | None:
        """Takes the longest of the phrases of `symbols` that stands here."""
        found = self.peek(*symbols)
        if found is None:
            return None
        self.at += found[1]
        return found[0]

    def symbol(self, *texts: str) -> bool:
        """Takes a symbol."""
        token = self.tokens[self.at]
        if token.norm in texts and token.kind in ("symbol", "word"):
            self.at += 1
            return True
        return False

    def count(self) -> int | None:
        """Takes a small number, in digits or in words."""
        token = self.token
        if token.kind == "number" and token.text.isdigit() and len(token.text) < 4:
            self.at += 1
            return int(token.text)
        return self.number_word()

    def number_word(self) -> int | None:
        """Takes a number in words."""
        if self.token.kind != "word":
            return None
        both = f"{self.token.norm} {self.tokens[min(self.at + 1, len(self.tokens) - 1)].norm}"
        if both in NUMBER_WORDS:
            self.at += 2
            return NUMBER_WORDS[both]
        found = NUMBER_WORDS.get(self.token.norm)
        if found is not None:
            self.at += 1
        return found

    def amount(self) -> int | None:
        """Takes an amount: ``1200``, ``1,200``, ``1 200``, ``1.2k``. Raises NotUnderstoodError for a figure that is no number of chips."""
        token = self.token
        if token.kind != "number":
            return None
        self.at += 1
        if not token.text.isdigit():
            return amount_of(token)
        digits = token.text
        last = token
        while len(token.text) <= 3 and len(digits) <= 12:
            following = self.token
            gap = self.text[last.end : following.start]
            if following.kind != "number" or not following.text.isdigit() or len(following.text) != 3 or gap not in _SPACES or len(gap) != 1:
                break
            digits, last = digits + following.text, following
            self.at += 1
        if last is not token and self.peek("chips", "chip"):
            shown = f"{token.text} {digits[len(token.text) :]}"
            other = digits[len(token.text) :]
            raise NotUnderstoodError(
                Diagnostic("notation_several_chips", token.place, {"text": shown, "total": digits, "count": f"{token.text}x{other}"})
            )
        return int(digits)

    def expected(self, what: str, *symbols: str) -> NotUnderstoodError:
        """The error for what stands here: `what` is what was expected (a key of the catalogue), `symbols` the words that would have done."""
        token = self.token
        if self.ends():
            return NotUnderstoodError(Diagnostic(f"notation_ends_{what}", token.place))
        return NotUnderstoodError(Diagnostic(f"notation_expected_{what}", token.place, {"text": token.text}, _nearest(token, symbols)))


def _nearest(token: Token, symbols: Iterable[str]) -> tuple[str, ...]:
    if token.kind != "word":
        return ()
    from adjudicator.source.nearest import nearest

    words = {word for symbol in symbols for phrases in WORDS[symbol].values() for word in phrases}
    return nearest(token.text, sorted(words))


def amount_of(token: Token) -> int:
    """The chips of a number with separators or a letter. Raises NotUnderstoodError when it is no whole number of chips."""
    body, letter, tail = token.norm.partition("k")
    if not letter:
        body, letter, tail = token.norm.partition("m")
    parts = body.replace(",", ".").split(".")
    if not letter:
        if all(len(part) == 3 for part in parts[1:]) and len(parts[0]) <= 3:
            return int("".join(parts))
    elif len(parts) == 1 or (len(parts) == 2 and len(parts[1]) <= 2 and not tail):
        places = 3 if letter == "k" else 6
        decimals = tail or "".join(parts[1:])
        if len(decimals) <= places:
            return int(parts[0] + decimals.ljust(places, "0"))
    raise NotUnderstoodError(Diagnostic("notation_amount", token.place, {"text": token.text}))
