"""All agents at once, with the interface of PettingZoo's parallel environments."""

from .table import WAIT, Table

try:
    from pettingzoo import ParallelEnv as _Base
except ImportError:
    _Base = object


class ParallelMatchEnv(_Base):
    """A match. Agents that aren't asked can only wait, which is action 0. See `AecEnv` for the arguments."""

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
            game, players, seed, opponents,
            observation=observation, reward=reward, options=options, command=command,
        )
        self.metadata = {"name": f"mirabilia_{game}_v0", "render_modes": []}
        self.render_mode = None
        self.possible_agents = list(self._table.names)
        self.agents = []
        self.action_spaces = self._table.action_spaces
        self.observation_spaces = self._table.observation_spaces

    def action_space(self, agent):
        return self.action_spaces[agent]

    def observation_space(self, agent):
        return self.observation_spaces[agent]

    def reset(self, seed=None, options=None):
        self._table.reset(seed)
        self.agents = list(self.possible_agents)
        return self._observations(), {agent: {} for agent in self.agents}

    def _observations(self):
        return {agent: self._table.observe(agent) for agent in self.agents}

    def step(self, actions):
        """An action for each agent. Who is left out waits, if it isn't asked."""
        chosen = {agent: actions.get(agent, WAIT) for agent in self.agents}
        for agent, action in chosen.items():
            self._table.check(agent, action)
        is_over = self._table.play(chosen)
        result = (
            self._observations(),
            {agent: self._table.reward_of(agent) if is_over else 0.0 for agent in self.agents},
            dict.fromkeys(self.agents, is_over),
            dict.fromkeys(self.agents, False),
            {agent: self._table.info_of(agent) for agent in self.agents},
        )
        if is_over:
            self.agents = []
        return result

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
