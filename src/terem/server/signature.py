"""Signature: what the house gives a browser to keep, so that nobody else can have written it."""

from __future__ import annotations

import hmac
from hashlib import sha256


def sign(secret: str, text: str) -> str:
    """The text with its signature before it."""
    return f"{_signature(secret, text)}.{text}"


def signed(secret: str, found: str | None) -> str | None:
    """The text, if the house has signed it."""
    if not found:
        return None
    signature, _, text = found.partition(".")
    # Bytes: a forged signature may hold any letters.
    if hmac.compare_digest(signature.encode(), _signature(secret, text).encode()):
        return text
    return None


def _signature(secret: str, text: str) -> str:
    return hmac.new(secret.encode(), text.encode(), sha256).hexdigest()
