"""Posts: what servers send each other. Between servers that trust each other; each names the connection it is about."""

from typing import TypeAlias

from msgspec import Struct


class Hear(Struct, tag="hear", array_like=True):
    """To the holder of a table: a client of ours, who is this person, says this."""

    table: str
    line: str
    """The connection at the sender's."""
    person: str | None
    name: str
    message: bytes
    first: bool
    """Whether the connection has said nothing before: a holder that does not know any other has missed something."""


class Part(Struct, tag="part", array_like=True):
    """To the holder: that connection is closed."""

    line: str


class Tell(Struct, tag="tell", array_like=True):
    """From the holder: send this to that connection, whose reader may know it."""

    line: str
    raw: bytes


class Dismiss(Struct, tag="dismiss", array_like=True):
    """From the holder: close that connection, its client shall come again."""

    line: str


class Ask(Struct, tag="ask", array_like=True):
    """To the holder: answer this request as if it had come to you."""

    number: int
    method: str
    path: str
    """As the table of endpoints has it."""
    names: dict[str, str]
    """What the path's places are."""
    body: bytes
    person: str | None
    name: str
    account: str | None
    authorization: str


class Reply(Struct, tag="reply", array_like=True):
    """From the holder: the answer to that request."""

    number: int
    status: int
    headers: list[tuple[bytes, bytes]]
    content: bytes


class Broken(Struct, tag="broken", array_like=True):
    """Something may have been lost between us: end every connection that goes from one of us to the other."""


class DismissPerson(Struct, tag="person", array_like=True):
    """To all: close the connections of this person."""

    person: str


class Beat(Struct, tag="beat", array_like=True):
    """To oneself: whoever hears it knows that the line holds."""


Post: TypeAlias = Hear | Part | Tell | Dismiss | Ask | Reply | Broken | DismissPerson | Beat


class Envelope(Struct, array_like=True):
    """A post and the name of its sender."""

    sender: str
    post: Post
