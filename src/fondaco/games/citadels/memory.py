"""What a seat has certainly learned of district cards is never forgotten (CI-23.15).

Single cards that a seat can place are marked where they are: in `Player.known`, and by witnesses in the deck. When a
card leaves such a place unseen, it may have been any of them: then a clue says that all of them are in the old place or
the new one. A clue holds for ever; as cards move, it only speaks of more places, or of fewer cards.

Every change here follows from what its knower sees: who moved how many cards from where to where is open to all.
"""

from typing import Final

from mypy_extensions import i64

from fondaco.core.masks import ONE
from fondaco.core.rows import total
from fondaco.games.citadels.state import Citadels, Clue

# The places below these numbers are the hands of the seats.
POOL: Final[i64] = 8
"""The upper part of the deck, of which nobody knows the order."""
TABLE: Final[i64] = 9
"""The cards on the table in the middle of an action."""
BOTTOM: Final[i64] = 10
"""The lower part of the deck: cards leave it at the front and come to it at the end."""
MUSEUM_PLACE: Final[i64] = 11
OUT: Final[i64] = 12
"""A city, or a building site: open to all."""

MOST_CLUES: Final = 24
"""Of one seat: beyond that the vaguest goes."""
MOST_DRAWN: Final[i64] = 2
"""So many draws after a shuffle a clue still says how many of its cards are in the pool, besides who may have them."""


def less(kinds: list[int], gone: list[int]) -> list[int]:
    """These kinds without those."""
    rest = kinds[:]
    for kind in gone:
        if kind in rest:
            rest.remove(kind)
    return rest


def tells(clue: Clue) -> bool:
    """Whether it says anything that is worth remembering."""
    if clue.missing > MOST_DRAWN and clue.places >> POOL & 1 == 1:
        return False
    return clue.missing < len(clue.kinds)


def implies(clue: Clue, other: Clue) -> bool:
    """Whether another clue adds nothing to this one."""
    return (
        clue.places & ~other.places == 0
        and clue.missing <= other.missing
        and clue.bottom & ~other.bottom == 0
        and clue.museum & ~other.museum == 0
        and not less(other.kinds, clue.kinds)
    )


def same_places(clue: Clue, other: Clue) -> bool:
    """Whether two clues are about the same places."""
    return clue.places == other.places and clue.bottom == other.bottom and clue.museum == other.museum


def settled(found: list[Clue]) -> list[Clue]:
    """Those that tell something that no other tells."""
    return joined([], found)


def joined(kept: list[Clue], more: list[Clue]) -> list[Clue]:
    """Clues of which each tells something, with more of them; sorted, since they are a set."""
    for clue in more:
        if tells(clue):
            add(kept, clue)
    if len(kept) > MOST_CLUES:
        kept.sort(key=order)
        kept.sort(key=vagueness)
        kept = kept[:MOST_CLUES]
    kept.sort(key=order)
    return kept


def add(kept: list[Clue], clue: Clue) -> None:
    """One more clue: nothing new, or in place of those that it implies; two about the same places become one."""
    for other in kept:
        if implies(other, clue):
            return
    i = 0
    while i < len(kept):
        other = kept[i]
        if clue.missing == 0 and other.missing == 0 and same_places(clue, other):
            kinds = sorted(clue.kinds + less(other.kinds, clue.kinds))
            clue = Clue(clue.places, clue.bottom, clue.museum, kinds, 0)
            del kept[i]
        elif implies(clue, other):
            del kept[i]
        else:
            i += 1
    kept.append(clue)


def order(clue: Clue) -> tuple[int, int, int, int, list[int]]:
    """Any order will do."""
    return (int(clue.places), clue.bottom, clue.museum, int(clue.missing), clue.kinds)


def vagueness(clue: Clue) -> tuple[int, int]:
    """In how many places its cards may be; then the cards it does not vouch for, less those it does."""
    return (bits(int(clue.places)), int(2 * clue.missing - len(clue.kinds)))


def cells(s: Citadels, clue: Clue) -> int:
    """How many cards lie in the places of a clue."""
    count = 0
    for seat in range(s.seats):
        if clue.places >> seat & 1 == 1:
            count += len(s.players[seat].hand)
    if clue.places >> POOL & 1 == 1:
        count += int(total(s.deck.pool))
    if clue.places >> TABLE & 1 == 1:
        count += len(s.deck.drawn)
    return count + bits(clue.bottom) + bits(clue.museum)


def bits(mask: int) -> int:
    """How many places a mask of any length has."""
    return mask.bit_count()


# --- cards on their way -----------------------------------------------------------------------------------------------


def moved(s: Citadels, source: i64, target: i64, kind: i64, told: i64) -> None:
    """A card goes from one place to another; the seats of `told` (a mask) see which. Called before it arrives."""
    if not s.watched:
        return
    for knower in range(s.seats):
        clues = s.clues[knower]
        if clues:
            s.clues[knower] = after_move(s, knower, clues, source, target, kind, told >> knower & 1 == 1)


def after_move(
    s: Citadels, knower: i64, clues: list[Clue], source: i64, target: i64, kind: i64, seen: bool
) -> list[Clue]:
    """What a seat knows after a card has gone from one place to another."""
    same: list[Clue] = []
    changed: list[Clue] = []
    gone: list[Clue] = []  # these speak of the old place but not of the new one
    strange: list[Clue] = []  # and these of the new one but not of the old one
    for clue in clues:
        leaves = clue.bottom & 1 == 1 if source == BOTTOM else source < BOTTOM and clue.places >> source & 1 == 1
        comes = target < BOTTOM and clue.places >> target & 1 == 1
        if source == BOTTOM and clue.bottom:  # the first place of the lower part is gone with its card
            clue = Clue(clue.places, clue.bottom >> 1, clue.museum, clue.kinds, clue.missing)
        if leaves == comes:
            same.append(clue)
        elif seen:
            kinds = less(clue.kinds, [int(kind)]) if leaves else sorted([*clue.kinds, int(kind)])
            changed.append(Clue(clue.places, clue.bottom, clue.museum, kinds, clue.missing))
        elif leaves:
            gone.append(clue)
        else:
            strange.append(clue)
            same.append(clue)
            keep_apart(s, clue, changed)
    for clue in gone:
        follow(s, knower, clue, target, changed)
        other = apart_from(clue, strange)
        if other is not None:
            bottom, museum = clue.bottom | other.bottom, clue.museum | other.museum
            changed.append(Clue(clue.places | other.places, bottom, museum, sorted(clue.kinds + other.kinds), 0))
    return joined(same, changed) if changed else same


def follow(s: Citadels, knower: i64, clue: Clue, target: i64, found: list[Clue]) -> None:
    """A card, perhaps one of the clue's, has gone to a place of which the clue does not speak."""
    if target == BOTTOM:
        # A single place: all the cards are here or there, and no more than one of them can be there.
        end = clue.bottom | 1 << len(s.deck.bottom)
        found.append(Clue(clue.places, end, clue.museum, clue.kinds, clue.missing))
        return
    if target == MUSEUM_PLACE:
        end = clue.museum | 1 << len(s.deck.museum)
        found.append(Clue(clue.places, clue.bottom, end, clue.kinds, clue.missing))
        return
    if clue.missing == 0 and target < BOTTOM:
        kinds = clue.kinds
        if target < POOL:  # what is known of that hand counts as well
            kinds = sorted(kinds + [code & 63 for code in s.players[target].known if code >> 6 == knower])
        found.append(Clue(clue.places | ONE << target, clue.bottom, clue.museum, kinds, 0))
    found.append(Clue(clue.places, clue.bottom, clue.museum, clue.kinds, clue.missing + 1))


def apart_from(clue: Clue, strange: list[Clue]) -> Clue | None:
    """A clue about the hand to which a card has come, perhaps one of this clue's, that speaks of quite other places: so
    their cards are different cards, and the places of both together have all of them. The one that tells most."""
    best: Clue | None = None
    if clue.missing == 0:
        for other in strange:
            apart = clue.places & other.places == 0 and clue.museum & other.museum == 0
            apart = apart and clue.bottom & other.bottom == 0
            if apart and other.missing == 0 and (best is None or len(other.kinds) > len(best.kinds)):
                best = other
    return best


def keep_apart(s: Citadels, clue: Clue, found: list[Clue]) -> None:
    """A strange card comes among the clue's. Where there was nothing else, what lies in the deck is still of them."""
    buried = bits(clue.bottom) + bits(clue.museum)
    if clue.missing == 0 and buried > 0 and clue.places and cells(s, clue) == len(clue.kinds):
        found.append(Clue(0, clue.bottom, clue.museum, clue.kinds, len(clue.kinds) - buried))


def doubt(s: Citadels, knower: i64, place: i64, kinds: list[int]) -> None:
    """These cards are in that place, but one is about to leave it unseen."""
    if kinds and s.watched:
        s.clues[knower] = joined(s.clues[knower][:], [Clue(ONE << place, 0, 0, kinds, 0)])


# --- hands, the table, the Museum, the deck ---------------------------------------------------------------------------


def has_seen(s: Citadels, knower: i64, owner: i64) -> None:
    """A seat has seen a whole hand: what a clue says of others besides is that much surer."""
    if s.clues[knower]:
        found: list[Clue] = []
        for clue in s.clues[knower]:
            if clue.places >> owner & 1 == 1:
                kinds = less(clue.kinds, s.players[owner].hand)
                clue = Clue(clue.places & ~(ONE << owner), clue.bottom, clue.museum, kinds, clue.missing)
            found.append(clue)
        s.clues[knower] = settled(found)


def hands_change(s: Citadels, one: i64, two: i64) -> None:
    """Two hands change places; their owners see both."""
    has_seen(s, one, two)
    has_seen(s, two, one)
    for knower in range(s.seats):
        if s.clues[knower]:
            found: list[Clue] = []
            for clue in s.clues[knower]:
                places = clue.places & ~(ONE << one | ONE << two)
                places |= (clue.places >> one & 1) << two | (clue.places >> two & 1) << one
                found.append(Clue(places, clue.bottom, clue.museum, clue.kinds, clue.missing))
            s.clues[knower] = settled(found)


def table_cleared(s: Citadels) -> None:
    """Nothing lies on the table any more."""
    if not s.watched:
        return
    table = ONE << TABLE
    for knower in range(s.seats):
        if any(clue.places & table for clue in s.clues[knower]):
            s.clues[knower] = settled(
                [Clue(c.places & ~table, c.bottom, c.museum, c.kinds, c.missing) for c in s.clues[knower]]
            )


def museum_buried(s: Citadels) -> None:
    """The cards under the Museum go to the end of the deck, in their order. Called before they do."""
    if not s.watched:
        return
    end = len(s.deck.bottom)
    for knower in range(s.seats):
        s.clues[knower] = settled(
            [Clue(c.places, c.bottom | c.museum << end, 0, c.kinds, c.missing) for c in s.clues[knower]]
        )


def museum_shown(s: Citadels, knower: i64, kinds: list[int]) -> None:
    """CI-23.11, other setting: a seat has looked at all cards under the Museum, which are these."""
    found: list[Clue] = []
    for clue in s.clues[knower]:
        under = [kind for place, kind in enumerate(kinds) if clue.museum >> place & 1]
        found.append(Clue(clue.places, clue.bottom, 0, less(clue.kinds, under), clue.missing))
    s.clues[knower] = settled(found)


def deck_shuffled(s: Citadels, seen: list[list[int]]) -> None:
    """CI-13.08: the deck and the table become one pool; `seen` are the cards that each seat knew there, by seat.

    The order is forgotten; that the cards are in the deck is not.
    """
    if not s.watched:
        return
    deck = ONE << POOL | ONE << TABLE
    for knower in range(s.seats):
        known = seen[knower]
        found: list[Clue] = []
        for clue in s.clues[knower]:
            if clue.places & deck == 0 and clue.bottom == 0:
                found.append(clue)
                continue
            places = clue.places & ~deck
            found.append(Clue(places | ONE << POOL, 0, clue.museum, sorted(clue.kinds + known), clue.missing))
            if clue.places >> POOL & 1 == 0:
                lost = bits(clue.bottom) + (len(s.deck.drawn) if clue.places >> TABLE & 1 == 1 else 0)
                found.append(Clue(places, 0, clue.museum, clue.kinds, clue.missing + lost))
        if known:
            found.append(Clue(ONE << POOL, 0, 0, sorted(known), 0))
        if found:
            s.clues[knower] = settled(found)
