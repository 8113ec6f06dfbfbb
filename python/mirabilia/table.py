"""One match after the other with a row for every agent: what both kinds of environments share."""

from .batch import Batch
from .spaces import action_space, as_row, observation_space

WAIT = 0


class Table:
    """The agents of a match, by name: `player_0` sits at seat 0."""

    def __init__(self, game, players, seed, opponents, *, observation, reward, options, command):
        if observation not in ("vector", "dict"):
            raise ValueError(f"an observation is a “vector” or a “dict”, not a “{observation}”")
        self.batch = Batch(
            game, 1, players, seed, opponents, options=options, everyone=True, command=command
        )
        self.names = [f"player_{seat}" for seat in self.batch.seats]
        self.seat_of = dict(zip(self.names, self.batch.seats))
        self.reward = reward
        self.result = None
        self._is_vector = observation == "vector"
        self._is_fresh = False
        actions = len(self.batch.action_names)
        self.action_spaces = {name: action_space(actions) for name in self.names}
        space = observation_space(len(self.batch.observation_names), actions) if self._is_vector else None
        self.observation_spaces = {name: space for name in self.names}

    def reset(self, seed):
        # After a match the next one has begun already.
        if seed is not None or not self._is_fresh:
            self._next_turn = self.batch.reset(seed)
        self.result = None
        self._begin(self._next_turn)
        self._is_fresh = False

    def _begin(self, turn):
        self.turn = turn
        self._views = None
        self._rows = {self.names[self.batch.seats.index(seat)]: row for row, seat in enumerate(turn.seats)}

    def asked(self):
        """The agents that have to choose now, by seat."""
        return [name for name in self.names if list(self.legal(name)) != [WAIT]]

    def legal(self, name):
        return [] if self.result else self.turn.legal(self._rows[name])

    def check(self, name, action):
        if action not in self.legal(name):
            raise ValueError(f"action {action} is not legal for {name}")

    def play(self, chosen):
        """Plays the chosen actions; agents that aren't named wait. True if the match is over."""
        actions = [WAIT] * len(self.turn)
        for name, action in chosen.items():
            actions[self._rows[name]] = int(action)
        self._next_turn = self.batch.step(actions)
        if not self._next_turn.finished:
            self._begin(self._next_turn)
            return False
        # The last sight of the match stays, without legal actions.
        self._views = None if self._is_vector else self._view_rows()
        self.result = self._next_turn.finished[0]
        self._is_fresh = True
        return True

    def _view_rows(self):
        if self._views is None:
            self._views = self.batch.views()
        return self._views

    def observe(self, name):
        row = self._rows[name]
        mask = bytearray(self.turn.action_count) if self.result else self.turn.mask(row)
        if self._is_vector:
            seen = {"observation": as_row(self.turn.observation(row))}
        else:
            view = self._view_rows()[row]
            seen = {"observation": view["view"], "moves": {} if self.result else view["legal"]}
        return {**seen, "action_mask": as_row(mask, "int8")}

    def reward_of(self, name):
        return self.result.reward(self.seat_of[name], self.reward)

    def info_of(self, name):
        if not self.result:
            return {}
        seat = self.seat_of[name]
        return {"total": self.result.totals[seat], "place": self.result.places[seat]}


class TableEnv:
    """`observation` is “vector” or “dict”. `reward` is “rank”, “score”, or a function of a seat, the totals and the
    places of all seats; it is paid at the end. For the other arguments see `Batch`.
    """

    render_mode = None

    def __init__(
        self,
        game="seven-wonders",
        players=3,
        seed=None,
        opponents=None,
        *,
        observation="vector",
        reward="rank",
        options=None,
        command=None,
    ):
        self._table = Table(
            game,
            players,
            seed,
            opponents,
            observation=observation,
            reward=reward,
            options=options,
            command=command,
        )
        self.metadata = {"name": f"mirabilia_{game}_v0", "render_modes": [], "is_parallelizable": True}
        self.possible_agents = list(self._table.names)
        self.agents = []
        self.action_spaces = self._table.action_spaces
        self.observation_spaces = self._table.observation_spaces

    def action_space(self, agent):
        return self.action_spaces[agent]

    def observation_space(self, agent):
        return self.observation_spaces[agent]

    @property
    def num_agents(self):
        return len(self.agents)

    @property
    def max_num_agents(self):
        return len(self.possible_agents)

    @property
    def unwrapped(self):
        return self

    def render(self):
        """There is no picture; `mirabilia replay` tells matches."""

    def close(self):
        self._table.batch.close()
