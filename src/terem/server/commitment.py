"""Commitment: what is published of a seed at the start, so that nobody can choose it later."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

LENGTH: Final = 64
"""So many hexadecimal digits."""


def commitment_of(seed: str) -> str:
    """The BLAKE2b hash of a seed: anybody can check it when the seed is told."""
    return blake2b(seed.encode(), digest_size=LENGTH // 2).hexdigest()
