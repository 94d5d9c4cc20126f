"""Every refusal of a data file reads well in every language."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from terem.data.errors import DataError
from terem.data.loading import load
from terem.words.words import words_for

if TYPE_CHECKING:
    from data.conftest import Pebbles


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "stone, b: weight is 10. Wanted: a whole number from 1 to 9."),
        ("ru", "stone, b: weight = 10. Нужно: целое число от 1 до 9."),
    ],
)
def test_a_refusal_is_a_sentence(pebbles: Pebbles, lang: str, sentence: str) -> None:
    """File, entry and field, what stands there, and what is wanted."""
    box = pebbles.box("[stone.b]\nweight = 10\n")

    with pytest.raises(DataError) as refused:
        load(pebbles.inventory, box)

    spoken = words_for(lang).text(refused.value.message)
    assert spoken.replace("\u2068", "").replace("\u2069", "") == f"{box}, {sentence}"
