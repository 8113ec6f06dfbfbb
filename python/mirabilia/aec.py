"""One agent after the other, with the interface of PettingZoo's AEC environments."""

from .table import TableEnv

try:
    from pettingzoo import AECEnv as _Base
except ImportError:
    _Base = object


class AecEnv(TableEnv, _Base):
    """A match. Players of 7 Wonders choose at the same time: none sees what the others have chosen."""

    def reset(self, seed=None, options=None):
        self._table.reset(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._begin_turn()

    def _begin_turn(self):
        self._chosen = {}
        self._waiting = self._table.asked()
        self.agent_selection = self._waiting[0]

    def observe(self, agent):
        return self._table.observe(agent)

    def last(self, observe=True):
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def step(self, action):
        agent = self.agent_selection
        if self.terminations[agent]:
            self._leave(agent, action)
            return
        self._table.check(agent, action)
        self._cumulative_rewards[agent] = 0.0
        self._chosen[agent] = action
        self._waiting.remove(agent)
        if self._waiting:
            self.agent_selection = self._waiting[0]
        elif self._table.play(self._chosen):
            self._end()
        else:
            self._begin_turn()

    def _end(self):
        for agent in self.agents:
            self.rewards[agent] = self._table.reward_of(agent)
            self._cumulative_rewards[agent] += self.rewards[agent]
            self.terminations[agent] = True
            self.infos[agent] = self._table.info_of(agent)
        self.agent_selection = self.agents[0]

    def _leave(self, agent, action):
        if action is not None:
            raise ValueError("when a match is over, the only action is None")
        self.agents.remove(agent)
        for facts in (
            self.rewards, self._cumulative_rewards, self.terminations, self.truncations, self.infos
        ):
            del facts[agent]
        for other in self.rewards:
            self.rewards[other] = 0.0
        if self.agents:
            self.agent_selection = self.agents[0]

    def agent_iter(self, max_iter=2**63):
        """The agent that has to act, again and again until all have left."""
        for _ in range(max_iter):
            if not self.agents:
                return
            yield self.agent_selection
