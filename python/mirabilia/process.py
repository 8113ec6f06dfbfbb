"""The process of Mirabilia that plays, and its messages: their length, their kind and their bytes."""

import json
import os
import shlex
import shutil
import struct
import subprocess
import sys
import threading
from pathlib import Path

JSON, NUMBERS = 0, 1
_HEAD = struct.Struct("=II")
# One message of many matches is larger than a pipe usually holds.
_PIPE_BYTES = 1 << 20


class MirabiliaError(RuntimeError):
    """What Mirabilia refused, in its words."""


def find_command():
    """How to start Mirabilia: MIRABILIA, the checkout around this file, an installed command, or npx."""
    given = os.environ.get("MIRABILIA")
    if given:
        return shlex.split(given)
    checkout = Path(__file__).resolve().parents[2] / "packages" / "cli" / "bin" / "mirabilia.mjs"
    if checkout.exists():
        return ["node", str(checkout)]
    installed = shutil.which("mirabilia")
    return [installed] if installed else [shutil.which("npx") or "npx", "--yes", "mirabilia"]


class Process:
    """Starts a command and talks to it. One question at a time."""

    def __init__(self, arguments, command=None):
        words = [*(shlex.split(command) if isinstance(command, str) else command or find_command()), *arguments]
        try:
            self._child = subprocess.Popen(
                words,
                bufsize=0,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                pipesize=_PIPE_BYTES,
            )
        except OSError as error:
            raise MirabiliaError(f"“{words[0]}” can't be started: {error.strerror}.") from error
        self._last_words = ""
        self._listener = threading.Thread(target=self._pass_errors_on, daemon=True)
        self._listener.start()
        self.description = self._read_json()

    def _pass_errors_on(self):
        for line in self._child.stderr:
            self._last_words = line.decode(errors="replace").strip()
            print(self._last_words, file=sys.stderr)

    def ask(self, question):
        """Sends an object and gives the answer: an object, or the bytes of a turn."""
        return self._exchange(JSON, json.dumps(question).encode())

    def send(self, numbers):
        """Sends bytes and gives the bytes of the next turn."""
        return self._exchange(NUMBERS, numbers)

    def _exchange(self, kind, body):
        try:
            self._child.stdin.write(_HEAD.pack(len(body), kind) + body)
        except (OSError, ValueError):
            self._complain()
        kind, body = self._read()
        if kind == NUMBERS:
            return body
        answer = json.loads(bytes(body))
        if isinstance(answer, dict) and "fault" in answer:
            raise MirabiliaError(answer["fault"])
        return answer

    def _read_json(self):
        return json.loads(bytes(self._read()[1]))

    def _read(self):
        length, kind = _HEAD.unpack(self._read_bytes(_HEAD.size))
        return kind, self._read_bytes(length)

    def _read_bytes(self, length):
        body = memoryview(bytearray(length))
        at = 0
        while at < length:
            count = self._child.stdout.readinto(body[at:])
            if not count:
                self._complain()
            at += count
        return body

    def _complain(self):
        self.close()
        raise MirabiliaError(self._last_words or "Mirabilia has ended.")

    def close(self):
        """Ends the process, which ends when its input does."""
        if self._child.stdin.closed:
            return
        self._child.stdin.close()
        try:
            self._child.wait(timeout=5)
        except subprocess.TimeoutExpired:
            self._child.kill()
            self._child.wait()
        self._listener.join(timeout=5)
        self._child.stdout.close()
        self._child.stderr.close()
