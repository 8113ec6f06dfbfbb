"""7 Wonders and 7 Wonders Architects as environments for programs that learn.

The rules run in one process of Mirabilia, which this package starts. Nothing else is needed; where NumPy,
Gymnasium and PettingZoo are installed, their types are used.
"""

from .aec import AecEnv as env
from .batch import Batch as batch
from .batch import Finished, Turn
from .parallel import ParallelMatchEnv as parallel_env
from .process import MirabiliaError

__all__ = ["Finished", "MirabiliaError", "Turn", "batch", "env", "parallel_env"]
