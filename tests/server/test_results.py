"""What a finished game means for the people who played it."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import TypeVar

from sqlalchemy import select

from fondaco.server.finished import Finished
from fondaco.server.messages import Person
from fondaco.server.people import People, Someone
from fondaco.server.results import keep_result, profile
from fondaco.server.store.opened import opened
from fondaco.server.store.people import RATINGS, RESULTS
from fondaco.server.store.store import Store

T = TypeVar("T")


def in_store(place: Path | str, work: Callable[[Store], Awaitable[T]]) -> T:
    async def run() -> T:
        async with opened(place) as store:
            return await work(store)

    return asyncio.run(run())


def finished(table: str, people: list[str | None], ranking: list[int], rated: bool = True) -> Finished:
    return Finished(
        table=table,
        game="calimala",
        at=1000.0,
        scores=[50 - 10 * place for place in ranking],
        ranking=ranking,
        people=people,
        names=[person or "merchant" for person in people],
        levels=["" if person else "merchant" for person in people],
        stewarded=[False for _ in people],
        rated=rated,
    )


async def seated(store: Store, names: list[str]) -> list[Someone]:
    people = People(store)
    return [(await people.new_guest(name))[0] for name in names]


async def profile_of(store: Store, someone: Someone) -> Person:
    return await store.read(lambda connection: profile(connection, someone))


def test_winners_rise_and_losers_fall(place: Path | str) -> None:
    async def work(store: Store) -> list[Person]:
        people = await seated(store, ["Anna", "Béla", "Cili"])
        ids: list[str | None] = [person.id for person in people]
        await store.write(lambda c: keep_result(c, finished("t1", ids, [1, 2, 3])))
        return [await profile_of(store, person) for person in people]

    anna, bela, cili = in_store(place, work)
    assert [(result.place, result.score) for person in (anna, bela, cili) for result in person.results] == [
        (1, 40),
        (2, 30),
        (3, 20),
    ]
    (first,), (second,), (third,) = anna.ratings, bela.ratings, cili.ratings
    assert first.mu > second.mu > third.mu
    assert (first.game, first.seats, first.games) == ("calimala", 3, 1)
    assert first.sigma < 25 / 3, "one game makes us a little surer"


def test_ratings_are_kept_by_number_of_seats(place: Path | str) -> None:
    async def work(store: Store) -> Person:
        people = await seated(store, ["Anna", "Béla", "Cili", "Dani"])
        ids: list[str | None] = [person.id for person in people]
        await store.write(lambda c: keep_result(c, finished("t1", ids[:3], [1, 2, 3])))
        await store.write(lambda c: keep_result(c, finished("t2", ids, [1, 2, 3, 3])))
        await store.write(lambda c: keep_result(c, finished("t3", ids[:3], [1, 1, 3])))
        return await profile_of(store, people[0])

    anna = in_store(place, work)
    assert [(rating.seats, rating.games) for rating in anna.ratings] == [(3, 2), (4, 1)]
    assert len(anna.results) == 3


def test_a_result_counts_once(place: Path | str) -> None:
    async def work(store: Store) -> Person:
        people = await seated(store, ["Anna", "Béla", "Cili"])
        for _ in range(2):
            result = finished("t1", [person.id for person in people], [1, 2, 3])
            await store.write(partial(keep_result, finished=result))
        return await profile_of(store, people[0])

    anna = in_store(place, work)
    assert (len(anna.results), anna.ratings[0].games) == (1, 1)


def test_a_game_that_does_not_count_is_kept_and_not_rated(place: Path | str) -> None:
    async def work(store: Store) -> Person:
        people = await seated(store, ["Anna", "Béla", "Cili"])
        result = finished("t1", [person.id for person in people], [1, 2, 3], rated=False)
        await store.write(lambda c: keep_result(c, result))
        return await profile_of(store, people[0])

    anna = in_store(place, work)
    assert (len(anna.results), anna.ratings) == (1, [])


def test_bots_of_one_level_share_a_rating(place: Path | str) -> None:
    async def work(store: Store) -> list[tuple[str, float, int]]:
        (anna,) = await seated(store, ["Anna"])
        await store.write(lambda c: keep_result(c, finished("t1", [None, anna.id, None], [1, 2, 3])))
        query = select(RATINGS.c.player, RATINGS.c.mu, RATINGS.c.games)
        return await store.read(lambda c: [tuple(row) for row in c.execute(query)])

    rated = {player: (mu, games) for player, mu, games in in_store(place, work)}
    assert len(rated) == 2
    mu, games = rated["bot:merchant"]
    assert games == 1
    assert abs(mu - 25) < 1, "one won, the other lost"


def test_a_game_of_bots_alone_leaves_no_trace(place: Path | str) -> None:
    async def work(store: Store) -> int:
        await store.write(lambda c: keep_result(c, finished("t1", [None, None, None], [1, 2, 3])))
        return await store.read(lambda c: sum(len(c.execute(select(rows)).all()) for rows in (RESULTS, RATINGS)))

    assert in_store(place, work) == 0
