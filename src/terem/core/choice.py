"""Choice: one answer, a number for bots and words for records. Catalogue: all of them."""

from __future__ import annotations

from typing import Final


class Kind:
    """Choices that differ only in what they point at: ``scout`` by row and place."""

    def __init__(self, word: str, axes: list[list[str]] | None = None) -> None:
        self.word: Final = word
        self.axes: Final[list[list[str]]] = [] if axes is None else axes


class Choice:
    """One interned answer."""

    def __init__(self, number: int, words: str, kind: str, args: list[int]) -> None:
        self.number: Final = number
        self.words: Final = words
        self.kind: Final = kind
        self.args: Final = args


class Catalogue:
    """Every choice of a game, numbered once for ever of that rules version.

    Numbers run kind by kind, and within a kind by its last axis first.
    """

    def __init__(self, kinds: list[Kind]) -> None:
        self.choices: Final[list[Choice]] = []
        self._bases: dict[str, int] = {}
        self._numbers: dict[str, int] = {}
        for kind in kinds:
            if kind.word in self._bases:
                raise ValueError(f"two kinds of choice are called {kind.word}")
            for word in [kind.word, *[word for axis in kind.axes for word in axis]]:
                if not word or not set(word).isdisjoint(" =!"):
                    raise ValueError(f"a record could not be read with a choice called {word!r}")
            self._bases[kind.word] = len(self.choices)
            self._spell(kind, kind.word, [])

    def __len__(self) -> int:
        return len(self.choices)

    def base(self, word: str) -> int:
        """The number of the first choice of a kind."""
        return self._bases[word]

    def words(self, number: int) -> str:
        """The words of a choice."""
        return self.choices[number].words

    def number(self, words: str) -> int:
        """The number of a choice by its words, or -1."""
        return self._numbers.get(words, -1)

    def _spell(self, kind: Kind, words: str, args: list[int]) -> None:
        if len(args) == len(kind.axes):
            number = len(self.choices)
            self.choices.append(Choice(number, words, kind.word, args))
            self._numbers[words] = number
            return
        for index, word in enumerate(kind.axes[len(args)]):
            self._spell(kind, f"{words} {word}", [*args, index])
