"""Tokens: secrets that open something. Made at random, kept hashed, compared in constant time."""

import hashlib
import hmac
import secrets
from typing import Final

BYTES: Final = 24


def fresh() -> str:
    """A new secret: 192 random bits, in letters that a link or a header can carry."""
    return secrets.token_urlsafe(BYTES)


def new_id() -> str:
    """A new name for something public, which nobody can guess all the same: 96 random bits."""
    return secrets.token_urlsafe(12).replace("-", "_")  # none looks like an option on the command line


def hashed(token: str) -> str:
    """What is stored of a secret. A secret of so many random bits needs neither salt nor slowness."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def same(token: str, stored: str) -> bool:
    """Whether a secret is the one whose hash is stored."""
    return hmac.compare_digest(hashed(token), stored)
