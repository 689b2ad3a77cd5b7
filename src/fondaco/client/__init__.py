"""Client: a program takes a seat at a table of a server, by the token of that seat.

from fondaco.client import play

asyncio.run(play("https://play.example.org", table, token, lambda position: position.choices[0].action))
"""

from fondaco.client.seat import NotAdmitted, NotDone, Seat, play, seated

__all__ = ["NotAdmitted", "NotDone", "Seat", "play", "seated"]
