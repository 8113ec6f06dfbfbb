"""Many matches at once: an action for every row of a turn leads to the next turn."""

import json
from array import array
from typing import NamedTuple

from .process import Process

GAMES = ("seven-wonders", "architects")


class Finished(NamedTuple):
    """A match that has ended. `totals` and `places` have an entry for each seat; places begin at 1."""

    match: int
    number: int
    totals: tuple
    places: tuple

    def reward(self, seat, kind="rank"):
        """By rank, from 1 for the only winner to -1 for the only last one; or by score: the seat's points."""
        if callable(kind):
            return float(kind(seat, self.totals, self.places))
        if kind == "score":
            return float(self.totals[seat])
        if kind != "rank":
            raise ValueError(f"a reward is by “rank” or by “score”, not by “{kind}”")
        place = self.places[seat]
        # Seats that tie share the mean of their ranks.
        rank = place + (self.places.count(place) - 1) / 2
        return 1 - 2 * (rank - 1) / (len(self.places) - 1)


class Turn:
    """What all agents see that are asked, a row for each. Everything is a view of one block of bytes."""

    __slots__ = ("actions", "action_count", "finished", "matches", "observations", "seats", "size", "starts")

    def __init__(self, block, players, action_count):
        head = block[:16].cast("i")
        rows, legal, finished, size = head
        wide = block[16 : 16 + 4 * (2 * rows + 1 + finished * (2 + 2 * players))].cast("i")
        at = 16 + wide.nbytes
        #: Which of the matches each row belongs to.
        self.matches = wide[:rows]
        #: Where the legal actions of each row begin in `actions`, and where those of the last one end.
        self.starts = wide[rows : 2 * rows + 1]
        self.actions = block[at : at + 2 * legal].cast("H")
        at += 2 * legal
        #: The seat of each row.
        self.seats = block[at : at + rows]
        #: The observations of all rows, one after the other: `size` bytes each.
        self.observations = block[at + rows :]
        self.size = size
        self.action_count = action_count
        #: The matches that have ended since the last turn. Others have begun in their places.
        self.finished = tuple(
            Finished(
                wide[i],
                wide[i + 1],
                tuple(wide[i + 2 : i + 2 + players]),
                tuple(wide[i + 2 + players : i + 2 + 2 * players]),
            )
            for i in range(2 * rows + 1, len(wide), 2 + 2 * players)
        )

    def __len__(self):
        return len(self.matches)

    def legal(self, row):
        """The legal actions of a row."""
        return self.actions[self.starts[row] : self.starts[row + 1]]

    def mask(self, row):
        """1 for every legal action, 0 for all others."""
        mask = bytearray(self.action_count)
        for action in self.legal(row):
            mask[action] = 1
        return mask

    def observation(self, row):
        """What the agent of a row sees, as bytes."""
        return self.observations[row * self.size : (row + 1) * self.size]

    def random_actions(self, random):
        """A legal action for every row, each as likely; `random` gives a number from 0 to 1."""
        actions = self.actions
        starts = self.starts.tolist()
        return [actions[at + int(random() * (end - at))] for at, end in zip(starts, starts[1:])]


def seats_of(players, opponents):
    """Who plays each seat, as the command line has it."""
    if opponents is None:
        return ["agent"] * players
    others = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
    if not 0 <= players - len(others) <= players:
        raise ValueError(f"{players} players have no seats for {len(others)} opponents")
    return ["agent"] * (players - len(others)) + others


class Batch:
    """Matches of one game side by side, in one process.

    `opponents` names our bots, or programs as “exec:…”: one name for all seats but the first, or a list for the
    last seats. Without any, every seat is an agent's. `options` are those of the table. The same seed gives the
    same matches, if the same actions are chosen.
    """

    def __init__(
        self,
        game="seven-wonders",
        matches=1,
        players=3,
        seed=None,
        opponents=None,
        *,
        options=None,
        everyone=False,
        move_time=10,
        command=None,
    ):
        if game not in GAMES:
            raise ValueError(f"there is no game “{game}”; the games are {' and '.join(GAMES)}")
        arguments = ["env", game, "--players", str(players), "--matches", str(matches)]
        arguments += ["--bots", ",".join(seats_of(players, opponents)), "--move-time", str(move_time)]
        if seed is not None:
            arguments += ["--seed", str(seed)]
        for key, value in (options or {}).items():
            arguments += ["--option", f"{key}={json.dumps(value)}"]
        if everyone:
            arguments.append("--everyone")
        self._process = Process(arguments, command)
        about = self._process.description
        self.game = game
        self.players = players
        self.matches = matches
        #: The seats that are played from here.
        self.seats = about["agents"]
        #: The name of every action, and of every entry of an observation.
        self.action_names = about["actions"]
        self.observation_names = about["observation"]

    def reset(self, seed=None):
        """The first turn of new matches: the next of the series, or of another one from its first match on."""
        asked = {"do": "reset"} if seed is None else {"do": "reset", "seed": str(seed)}
        return self._turn(self._process.ask(asked))

    def step(self, actions):
        """Plays an action for each row of the last turn, and gives the next turn."""
        return self._turn(self._process.send(array("H", actions).tobytes()))

    def views(self):
        """The rows of the last turn as dictionaries: all that each agent sees, and its legal moves in notation."""
        rows = self._process.ask({"do": "views"})
        for row in rows:
            row["legal"] = {int(action): move for action, move in row["legal"].items()}
        return rows

    def _turn(self, block):
        return Turn(block, self.players, len(self.action_names))

    def close(self):
        self._process.close()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()
