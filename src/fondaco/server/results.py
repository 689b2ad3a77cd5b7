"""Results: what a finished game means for the people who played it. Ratings are OpenSkill's, by game and seat count."""

import json
from statistics import fmean
from typing import Any, Final

from openskill.models import PlackettLuce
from sqlalchemy import Connection, insert, select

from fondaco.server.finished import Finished
from fondaco.server.messages import Person, Rating, Result
from fondaco.server.people import Someone
from fondaco.server.store.people import RATINGS, RESULTS
from fondaco.server.store.upsert import insert_missing, upsert

MODEL: Final = PlackettLuce()
LATEST: Final = 100
"""How many results a profile shows."""


def keep_result(connection: Connection, finished: Finished) -> None:
    """Write down what everybody has won and rate them, inside the transaction of the last move. Once for a table."""
    seats = [seat for seat, person in enumerate(finished.people) if person is not None]
    kept = connection.execute(select(RESULTS.c.seat).where(RESULTS.c.table == finished.table)).first()
    if kept is not None or not seats:
        return
    names = json.dumps(finished.names, ensure_ascii=False)
    rows = [
        {
            "table": finished.table,
            "seat": seat,
            "person": finished.people[seat],
            "game": finished.game,
            "seats": len(finished.scores),
            "at": finished.at,
            "score": finished.scores[seat],
            "place": finished.ranking[seat],
            "names": names,
            "stewarded": finished.stewarded[seat],
        }
        for seat in seats
    ]
    connection.execute(insert(RESULTS), rows)
    if finished.rated:
        _rate(connection, finished)


def players_of(finished: Finished) -> list[str]:
    """Under which name each seat is rated: a person's id, or the level of a bot."""
    return [person or f"bot:{finished.levels[seat]}" for seat, person in enumerate(finished.people)]


def _rate(connection: Connection, finished: Finished) -> None:
    kind = {"game": finished.game, "seats": len(finished.scores)}
    players = players_of(finished)
    before = _locked(connection, sorted(set(players)), kind)
    teams = [[MODEL.rating(mu=before[player].mu, sigma=before[player].sigma)] for player in players]
    after = [rating for (rating,) in MODEL.rate(teams, ranks=[float(place) for place in finished.ranking])]
    for player, row in before.items():
        # Bots of one level may sit on several seats: they share what these have won and lost.
        own = [rating for rating, name in zip(after, players, strict=True) if name == player]
        mu, sigma = fmean(rating.mu for rating in own), fmean(rating.sigma for rating in own)
        new = {"player": player, **kind, "mu": mu, "sigma": sigma, "games": row.games + 1}
        upsert(connection, RATINGS, new)


def _locked(connection: Connection, players: list[str], kind: dict[str, Any]) -> dict[str, Any]:
    """The ratings of players until now. Other games that end at this moment wait: always in this order, so never for
    each other. (`Any`: rows.)"""
    fresh = MODEL.rating()
    for player in players:
        start = {"player": player, **kind, "mu": fresh.mu, "sigma": fresh.sigma, "games": 0}
        insert_missing(connection, RATINGS, start)
    same = [RATINGS.c[name] == value for name, value in kind.items()]
    query = select(RATINGS).where(RATINGS.c.player.in_(players), *same).order_by(RATINGS.c.player).with_for_update()
    return {row.player: row for row in connection.execute(query)}


def profile(connection: Connection, someone: Someone) -> Person:
    """What somebody has played and how well."""
    ratings = select(RATINGS).where(RATINGS.c.player == someone.id).order_by(RATINGS.c.game, RATINGS.c.seats)
    results = select(RESULTS).where(RESULTS.c.person == someone.id).order_by(RESULTS.c.at.desc()).limit(LATEST)
    return Person(
        someone.name,
        someone.account,
        [Rating(row.game, row.seats, row.mu, row.sigma, row.games) for row in connection.execute(ratings)],
        [
            Result(row.table, row.game, row.seats, row.at, row.seat, row.score, row.place, json.loads(row.names))
            for row in connection.execute(results)
        ],
    )
