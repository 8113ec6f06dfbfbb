"""Spaces of actions and observations: Gymnasium's where it is installed, and small ones with the same names."""

import random

try:
    import numpy
except ImportError:
    numpy = None

try:
    from gymnasium import spaces as _gymnasium
except ImportError:
    _gymnasium = None


class Discrete:
    """The numbers below n."""

    def __init__(self, n):
        self.n = n

    def sample(self, mask=None):
        if mask is None:
            return random.randrange(self.n)
        return random.choice([action for action, is_legal in enumerate(mask) if is_legal])

    def contains(self, action):
        return isinstance(action, int) and 0 <= action < self.n

    __contains__ = contains


class Box:
    """A row of whole numbers."""

    def __init__(self, low, high, shape):
        self.low, self.high, self.shape = low, high, shape

    def contains(self, row):
        return len(row) == self.shape[0] and all(self.low <= entry <= self.high for entry in row)

    __contains__ = contains


class Dict(dict):
    """Spaces by name."""

    def contains(self, given):
        return given.keys() == self.keys() and all(given[name] in space for name, space in self.items())

    __contains__ = contains


def action_space(count):
    return Discrete(count) if _gymnasium is None else _gymnasium.Discrete(count)


def observation_space(size, actions):
    if _gymnasium is None:
        return Dict(observation=Box(0, 255, (size,)), action_mask=Box(0, 1, (actions,)))
    return _gymnasium.Dict(
        {
            "observation": _gymnasium.Box(0, 255, (size,), numpy.uint8),
            "action_mask": _gymnasium.Box(0, 1, (actions,), numpy.int8),
        }
    )


def as_row(block, kind="uint8"):
    """Bytes as an array, where there is NumPy."""
    return block if numpy is None else numpy.frombuffer(block, kind)
