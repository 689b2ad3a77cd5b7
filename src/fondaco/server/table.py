"""Table: who plays what with whom, and everything that can be done at it. No disks, no sockets, no timers.

A method changes the table and returns an `Outcome`: what to write down and what to tell, after it is written down.
It raises `No` instead if it refuses; then nothing has changed.
"""

from typing import Any, Final, Literal

from fondaco.core.actions import Action
from fondaco.core.chance import MOST_SEED
from fondaco.core.domains import Data
from fondaco.core.errors import Bad
from fondaco.server import messages as m
from fondaco.server import tokens
from fondaco.server.chairs import Chair
from fondaco.server.chat import Chat
from fondaco.server.finished import Finished
from fondaco.server.outcome import Outcome
from fondaco.server.play import Play, Trial, read_action, started
from fondaco.server.reasons import why_nothing
from fondaco.server.refusals import No
from fondaco.server.terms import Terms, checked_level, fresh_terms
from fondaco.server.views import position

MOST_INSTRUCTIONS: Final = 20
MOST_POSTS: Final = 100
"""How often standing instructions may answer each other before somebody else has to speak."""


class Table:
    """A table. `revision` is raised by every commit, and belongs to whoever stores it."""

    def __init__(self, terms: Terms) -> None:
        self.terms: Final = terms
        self.game: Final = terms.game
        self.phase: Literal["open", "playing", "over"] = "open"
        self.chairs: Final = [Chair(seat, terms.clock) for seat in range(terms.seats)]
        self.play: Play | None = None
        self.chat: Final = Chat()
        self.next: str | None = None
        self.revision = 0

    # --- who is who -----------------------------------------------------------------------------------------------

    def seat_of(self, person: str | None) -> int | None:
        """Where a person sits."""
        if person is None:
            return None
        return next((chair.seat for chair in self.chairs if chair.person == person), None)

    def hosted_by(self, person: str | None) -> bool:
        """Whether this is who opened the table."""
        return person is not None and person == self.terms.host

    def shown(self) -> m.Table:
        """The table as everybody may see it."""
        terms = self.terms
        return m.Table(
            id=terms.id,
            game=terms.game.name,
            options=terms.options,
            phase=self.phase,
            pace=terms.pace,
            clock=terms.clock,
            public=terms.public,
            hints=terms.hints,
            counts=terms.counts,
            steward=terms.steward,
            host=terms.host_name,
            places=self.places(),
            created=terms.created,
            rules=terms.game.rules_version,
            next=self.next,
        )

    def places(self) -> list[m.Place]:
        """The seats as everybody sees them."""
        return [chair.place(self.terms.steward) for chair in self.chairs]

    def playing(self) -> Play:
        """The game; refused before it has begun."""
        if self.play is None:
            raise No("not-playing")
        return self.play

    def running(self) -> Play:
        """The game; refused before it has begun and after its end."""
        if self.phase != "playing":
            raise No("not-playing")
        return self.playing()

    # --- before the game ------------------------------------------------------------------------------------------

    def sit(self, person: str, name: str, seat: int | None) -> tuple[Outcome, int]:
        """Sit down on that seat, or on the first free one; where. Sitting already is sitting."""
        now = self.seat_of(person)
        if now is not None and seat in (None, now):
            return Outcome(), now
        self._must_be_open()
        if seat is None:
            seat = next((chair.seat for chair in self.chairs if chair.free()), None)
            if seat is None:
                raise No("no-seat-free")
        if not self._chair(seat).free():
            raise No("seat-taken", seat=seat)
        if now is not None:
            self.chairs[now].clear()
        self.chairs[seat].sit(person, name)
        return Outcome(changed=True), seat

    def leave(self, person: str) -> Outcome:
        """Stand up before the game; during it, hand the seat to the steward."""
        seat = self._own_seat(person)
        chair = self.chairs[seat]
        if self.phase == "open":
            chair.clear()
        elif self.phase == "playing":
            self._hand_over(chair)
        return Outcome(changed=True)

    def excuse(self, person: str, seat: int, now: float, patience: int) -> Outcome:
        """The host frees somebody's seat before the game; during it, hands the seat of who has gone to the steward.

        `patience` is how many seconds they must have been gone.
        """
        self._must_be_host(person)
        chair = self._chair(seat)
        if chair.person is None:
            raise No("nobody-there", seat=seat)
        if self.phase == "open":
            chair.clear()
        else:
            self.running()
            if chair.gone_since is None or chair.gone_since + patience > now:
                raise No("still-here", seat=seat, seconds=patience)
            self._hand_over(chair)
        return Outcome(changed=True)

    def put_bot(self, person: str, seat: int, level: str | None) -> Outcome:
        """Put a bot on a free seat or in the place of another bot, or take it off."""
        self._must_be_open()
        self._must_be_host(person)
        chair = self._chair(seat)
        if chair.person is not None:
            raise No("seat-taken", seat=seat)
        chair.clear()
        if level is not None:
            chair.put_bot(checked_level(level))
        return Outcome(changed=True)

    def start(self, person: str, now: float) -> Outcome:
        """Begin, when every seat is taken."""
        self._must_be_open()
        self._must_be_host(person)
        if any(chair.free() for chair in self.chairs):
            raise No("seats-empty")
        return self.begin(now)

    def begin(self, now: float) -> Outcome:
        """Set up the game."""
        terms = self.terms
        self.play = started(terms.game, terms.seats, terms.options, terms.seed)
        self.phase = "playing"
        outcome = Outcome(began=True, changed=True)
        self._go_on(outcome, now)
        return outcome

    def _chair(self, seat: int) -> Chair:
        if not 0 <= seat < len(self.chairs):
            raise No("no-such-seat", seat=seat)
        return self.chairs[seat]

    def _own_seat(self, person: str | None) -> int:
        seat = self.seat_of(person)
        if seat is None:
            raise No("not-seated")
        return seat

    def _must_be_open(self) -> None:
        if self.phase != "open":
            raise No("not-open")

    def _must_be_host(self, person: str) -> None:
        if not self.hosted_by(person):
            raise No("not-host")

    # --- the game -------------------------------------------------------------------------------------------------

    def act(self, seat: int, message: m.Act, now: float) -> Outcome:
        """Do what the player of this seat wants; whoever acts is back."""
        play = self._running_for(seat, message.key)
        entries = play.act(seat, message.asked, message.actions, message.key, now)
        outcome = Outcome(entries)
        if entries:
            self.chairs[seat].stewarded = False
            self._go_on(outcome, now, moved=seat)
        return outcome

    def _running_for(self, seat: int, key: str) -> Play:
        """The game; after its end only for a message that comes a second time."""
        play = self.playing()
        return play if play.knows(seat, key) else self.running()

    def bot_acts(self, seat: int, asked: int, action: list[Data], now: float) -> Outcome:
        """Do what the bot of this seat wants, if a bot still has to decide that question."""
        play = self.running()
        if not self.chairs[seat].bot(self.terms.steward):
            raise No("late", asked=asked, now=play.asked)
        outcome = Outcome(play.act(seat, asked, [action], "", now))
        self._go_on(outcome, now, moved=seat)
        return outcome

    def undo(self, seat: int, message: m.Undo, now: float) -> Outcome:
        """Take back this seat's last move, up to the barrier."""
        play = self._running_for(seat, message.key)
        stood = len(play.entries)
        entries, place = play.undo(seat, message.version, message.key, now)
        outcome = Outcome(entries, back=stood - place)
        if entries:
            self._keep_time(now, undone=seat)
        return outcome

    def tried(self, seat: int, message: m.Try) -> m.Tried:
        """What would be."""
        play = self.running()
        if message.asked != play.asked:
            raise No("late", asked=message.asked, now=play.asked)
        actions = [read_action(self.game, data) for data in message.actions]
        trial = Trial(self.game, play.history.state, seat, actions)
        refusal = None if trial.refusal is None else trial.refusal.refusal
        events = [event.seen_by(seat) for event in trial.events]
        where = position(play, seat, trial.state)
        return m.Tried(message.key, where, events, trial.at, refusal, trial.barrier)

    def why_not(self, seat: int, message: m.WhyNot) -> m.Because:
        """Why this seat cannot do that now."""
        state = self.playing().history.state
        if message.action is None:
            objection = why_nothing(self.game, state, seat, message.elements)
        else:
            objection = self.game.why_not(state, seat, read_action(self.game, message.action))
        return m.Because(message.key, None if objection is None else objection.data())

    def returns(self, seat: int, now: float) -> Outcome:
        """The player is back."""
        chair = self.chairs[seat]
        if not chair.stewarded:
            return Outcome()
        chair.stewarded = False
        self._keep_time(now)
        return Outcome(changed=True)

    def instruct(self, seat: int, instruction: Any, now: float) -> Outcome:  # Any: the game's own form, in JSON
        """Leave standing instructions, instead of those before; null: none."""
        play = self.running()
        given = [] if instruction is None else instruction if isinstance(instruction, list) else [instruction]
        if len(given) > MOST_INSTRUCTIONS:
            raise No("bad-instruction", where="", reason=f"at most {MOST_INSTRUCTIONS}")
        try:
            self.game.instructed(play.history.state, seat, given)
        except Bad as bad:
            raise No("bad-instruction", where=bad.where, reason=bad.reason) from None
        self.chairs[seat].instructions = given
        outcome = Outcome(kept=True)
        self._go_on(outcome, now)
        return outcome

    # --- time, absence, the end -----------------------------------------------------------------------------------

    def tick(self, now: float) -> Outcome:
        """Deal with those whose time is out."""
        outcome = Outcome()
        for chair in self.chairs:
            deadline = chair.watch.deadline()
            if self.phase == "playing" and deadline is not None and deadline <= now:
                self._out_of_time(chair, outcome, now)
        return outcome

    def _out_of_time(self, chair: Chair, outcome: Outcome, now: float) -> None:
        """The rules' own answer to silence, if they have one; a player who is not even here is stewarded.

        So a slow voice in a talk is passed over, and loses neither the seat nor the next question.
        """
        play = self.running()
        seed = (self.terms.seed + play.version) & MOST_SEED
        state = play.history.state
        silence = self.game.absent(state, chair.seat, seed)
        assert silence is None or self.game.why_not(state, chair.seat, silence) is None, "silence is a legal answer"
        if silence is None or not chair.present:
            self._hand_over(chair)
            outcome.changed = True
        if silence is not None:
            self._acts_by_rule(chair.seat, silence, outcome, now)
        self._go_on(outcome, now, moved=chair.seat)

    def _hand_over(self, chair: Chair) -> None:
        chair.stewarded = chair.was_stewarded = True
        chair.watch.pause()

    def _acts_by_rule(self, seat: int, action: Action, outcome: Outcome, now: float) -> None:
        play = self.running()
        outcome.entries += play.act(seat, play.asked, [action.data()], "", now)

    def _go_on(self, outcome: Outcome, now: float, moved: int | None = None) -> None:
        """After a move: standing instructions speak, clocks are set, the end is noticed."""
        self._keep_time(now, moved)
        for _ in range(MOST_POSTS):
            if not self._instructed(outcome, now):
                break
        play = self.playing()
        if self.game.over(play.history.state):
            self.phase = "over"
            outcome.changed = True
            outcome.finished = self._finished(now)

    def _instructed(self, outcome: Outcome, now: float) -> bool:
        """Whether somebody's standing instructions have spoken; those whose time is over are dropped."""
        state = self.playing().history.state
        for chair in self.chairs:
            if not chair.instructions:
                continue
            standing = self.game.standing(state, chair.seat, chair.instructions)
            outcome.kept |= standing != chair.instructions
            chair.instructions = standing
            action = self.game.instructed(state, chair.seat, standing)
            if action is not None:
                self._acts_by_rule(chair.seat, action, outcome, now)
                self._keep_time(now, chair.seat)
                return True
        return False

    def _keep_time(self, now: float, moved: int | None = None, undone: int | None = None) -> None:
        """Stop the clock of who has moved; let those run that are awaited."""
        awaited = self.game.awaited(self.playing().history.state)
        for chair in self.chairs:
            if chair.seat == undone:
                chair.watch.back()
            if chair.seat == moved:
                chair.watch.end(now)
            if chair.seat not in awaited or chair.bot(self.terms.steward):
                chair.watch.pause()
            else:
                chair.watch.begin(now)

    def _finished(self, now: float) -> Finished:
        state = self.playing().history.state
        stewarded = [chair.was_stewarded for chair in self.chairs]
        return Finished(
            table=self.terms.id,
            game=self.game.name,
            at=now,
            scores=self.game.scores(state),
            ranking=self.game.ranking(state),
            people=[chair.person for chair in self.chairs],
            names=[chair.name for chair in self.chairs],
            levels=[chair.level for chair in self.chairs],
            stewarded=stewarded,
            rated=not self.terms.seed_chosen and (self.terms.counts or not any(stewarded)),
        )

    def bots_to_move(self) -> dict[int, str]:
        """The seats whose bots are awaited, with their levels."""
        if self.phase != "playing":
            return {}
        awaited = self.game.awaited(self.playing().history.state)
        bots = {seat: self.chairs[seat].bot(self.terms.steward) for seat in awaited}
        return {seat: level for seat, level in bots.items() if level}

    def deadline(self) -> float | None:
        """The moment at which somebody's time is out."""
        deadlines = [chair.watch.deadline() for chair in self.chairs] if self.phase == "playing" else []
        return min((deadline for deadline in deadlines if deadline is not None), default=None)

    def wake(self) -> float | None:
        """When the table needs somebody though nobody looks: at once for a bot, at a deadline, or never."""
        return 0.0 if self.bots_to_move() else self.deadline()

    # --- talk and what comes after --------------------------------------------------------------------------------

    def say(self, name: str, seat: int | None, message: m.Say, now: float) -> Outcome:
        """Say something to the table."""
        return Outcome(said=self.chat.say(name, seat, message, now), said_key=message.key)

    def new_token(self, person: str) -> tuple[Outcome, int, str]:
        """A secret with which a program takes this person's seat, instead of any before; only its hash is kept."""
        seat = self._own_seat(person)
        token = tokens.fresh()
        self.chairs[seat].token = tokens.hashed(token)
        return Outcome(kept=True), seat, token

    def chair_of(self, token: str) -> Chair | None:
        """The seat that a token opens."""
        opened = [chair for chair in self.chairs if chair.token and tokens.same(token, chair.token)]
        return opened[0] if opened else None

    def admits(self, person: str | None, invitation: str | None) -> bool:
        """Whether somebody may look at the table."""
        if self.terms.public or self.seat_of(person) is not None or self.hosted_by(person):
            return True
        return invitation is not None and tokens.same(invitation, tokens.hashed(self.terms.invitation))

    def ask_rematch(self, person: str, now: float) -> Outcome:
        """Somebody wants to play again: there is a new table once all persons agree, or when the host asks."""
        seat = self.seat_of(person)
        if seat is None and not self.hosted_by(person):
            raise No("not-seated")
        if self.phase != "over":
            raise No("not-over")
        if self.next is not None:
            return Outcome()
        if seat is not None:
            self.chairs[seat].rematch = True
        agreed = all(chair.rematch for chair in self.chairs if chair.person is not None)
        if not agreed and not self.hosted_by(person):
            return Outcome(changed=True)
        again = Table(fresh_terms(self.terms, now))
        for chair, before in zip(again.chairs, self.chairs, strict=True):
            chair.person, chair.name, chair.level = before.person, before.name, before.level
        if agreed:
            again.begin(now)
        self.next = again.terms.id
        return Outcome(changed=True, again=again)
