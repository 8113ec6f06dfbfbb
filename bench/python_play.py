"""Random matches through the Python package, timed. Prints a JSON object for each measurement; see python.ts."""

import json
import random
import resource
import statistics
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "python"))

import mirabilia  # noqa: E402
from mirabilia.batch import Turn  # noqa: E402

# The optimising compiler settles only after several thousand matches.
WARM_UP_MATCHES = 6000
BATCHES = 15
SECONDS_A_BATCH = 0.5


def processor_seconds():
    """Of this process and of Mirabilia's, which is its child and still running."""
    own = resource.getrusage(resource.RUSAGE_SELF)
    return own.ru_utime + own.ru_stime


def children_seconds(pid):
    """The processor time of a process and its children so far; 0 where nobody tells."""
    total = 0
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
        total += (int(fields[11]) + int(fields[12])) / 100
        for task in Path(f"/proc/{pid}/task").iterdir():
            total += sum(children_seconds(int(child)) for child in (task / "children").read_text().split())
    except (OSError, IndexError):
        return 0
    return total


def in_batch(game, matches):
    """Matches per second, and milliseconds of processor time for each."""
    with mirabilia.batch(game, matches, players=3, seed="bench") as batch:
        turn = batch.reset()
        dice = random.Random(1).random
        pid = batch._process._child.pid
        rates, times = [], []
        done = 0
        while done < WARM_UP_MATCHES:
            turn = batch.step(turn.random_actions(dice))
            done += len(turn.finished)
        for _ in range(BATCHES):
            done = 0
            began, spent = time.perf_counter(), processor_seconds() + children_seconds(pid)
            while time.perf_counter() - began < SECONDS_A_BATCH:
                turn = batch.step(turn.random_actions(dice))
                done += len(turn.finished)
            rates.append(done / (time.perf_counter() - began))
            times.append(1000 * (processor_seconds() + children_seconds(pid) - spent) / done)
    return {"rate": statistics.median(rates), "processor": statistics.median(times)}


def one_by_one(game):
    """Matches per second through the AEC interface."""
    env = mirabilia.env(game, players=3, seed="bench")
    rates = []
    for _ in range(BATCHES):
        done, began = 0, time.perf_counter()
        while time.perf_counter() - began < SECONDS_A_BATCH:
            env.reset()
            for agent in env.agent_iter():
                observation, _, is_over, _, _ = env.last()
                mask = observation["action_mask"]
                env.step(None if is_over else random.choice([at for at, one in enumerate(mask) if one]))
            done += 1
        rates.append(done / (time.perf_counter() - began))
    env.close()
    return {"rate": statistics.median(rates)}


def reading():
    """Milliseconds to read a turn of 64 matches: as it is sent, and as JSON."""
    with mirabilia.batch("seven-wonders", 64, players=3, seed="bench") as batch:
        turn = batch.reset()
        block = batch._process.ask({"do": "reset"})
        text = json.dumps(
            [
                {
                    "match": turn.matches[row],
                    "seat": turn.seats[row],
                    "legal": list(turn.legal(row)),
                    "observation": list(turn.observation(row)),
                }
                for row in range(len(turn))
            ]
        )

        def best_of(work):
            times = []
            for _ in range(50):
                began = time.perf_counter()
                work()
                times.append(1000 * (time.perf_counter() - began))
            return min(times)

        return {
            "binary": best_of(lambda: Turn(block, 3, len(batch.action_names))),
            "json": best_of(lambda: json.loads(text)),
            "binaryBytes": len(block),
            "jsonBytes": len(text),
        }


MEASUREMENTS = {"batch": in_batch, "aec": one_by_one, "reading": reading}

name, *arguments = sys.argv[1:]
print(json.dumps(MEASUREMENTS[name](*[int(one) if one.isdigit() else one for one in arguments])))
