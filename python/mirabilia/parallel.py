"""All agents at once, with the interface of PettingZoo's parallel environments."""

from .table import WAIT, TableEnv

try:
    from pettingzoo import ParallelEnv as _Base
except ImportError:
    _Base = object


class ParallelMatchEnv(TableEnv, _Base):
    """A match. Agents that aren't asked can only wait, which is action 0."""

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
