#!/usr/bin/env python3
"""A whole player, to be taken apart: becomes a guest, opens a table with bots, plays any legal move, prints the result.

    python3 examples/bot.py [game] [server] [seats] [level]

Python's standard library only: the WebSocket is below. See docs/protocol.md. To measure a bot, the bot protocol is
simpler: docs/bot-protocol.md.
"""

import base64
import json
import os
import random
import socket
import ssl
import struct
import sys
import urllib.error
import urllib.parse
import urllib.request

DEFAULTS = ["seven-wonders", "http://localhost:7777", "3", "easy"]


def call(server, path, body=None, token=None):
    """One call of the HTTP API."""
    headers = {"Content-Type": "application/json"}
    if token is not None:
        headers["Authorization"] = f"Bearer {token}"
    request = urllib.request.Request(server + path, json.dumps(body or {}).encode(), headers)
    try:
        with urllib.request.urlopen(request) as response:
            return json.load(response)
    except urllib.error.HTTPError as error:
        sys.exit(f"{path}: {json.load(error)['sentence']}")
    except urllib.error.URLError as error:
        sys.exit(f"There is no server at {server} ({error.reason}).")


class WebSocket:
    """As much of RFC 6455 as a client of Mirabilia needs."""

    TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA

    def __init__(self, server, token):
        url = urllib.parse.urlsplit(server)
        is_secure = url.scheme == "https"
        port = url.port or (443 if is_secure else 80)
        self.socket = socket.create_connection((url.hostname, port))
        if is_secure:
            self.socket = ssl.create_default_context().wrap_socket(self.socket, server_hostname=url.hostname)
        self.stream = self.socket.makefile("rb")
        lines = [
            "GET /socket HTTP/1.1",
            f"Host: {url.netloc}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
            "Sec-WebSocket-Version: 13",
            f"Authorization: Bearer {token}",
        ]
        self.socket.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        status = self.stream.readline()
        if b" 101 " not in status:
            sys.exit(f"The server refused the socket: {status.decode().strip()}")
        while self.stream.readline().strip():
            pass

    def send_frame(self, kind, payload):
        length = len(payload)
        size = struct.pack("!B", 0x80 | length) if length < 126 else struct.pack("!BH", 0x80 | 126, length)
        mask = os.urandom(4)
        masked = bytes(byte ^ mask[i % 4] for i, byte in enumerate(payload))
        self.socket.sendall(bytes([0x80 | kind]) + size + mask + masked)

    def send(self, message):
        self.send_frame(self.TEXT, json.dumps(message).encode())

    def messages(self):
        """All that the server says, until it closes."""
        text = b""
        while True:
            head = self.stream.read(2)
            if len(head) < 2:
                return
            kind, length = head[0] & 0x0F, head[1] & 0x7F
            if length == 126:
                (length,) = struct.unpack("!H", self.stream.read(2))
            elif length == 127:
                (length,) = struct.unpack("!Q", self.stream.read(8))
            payload = self.stream.read(length)
            if kind == self.CLOSE:
                return
            if kind == self.PING:
                self.send_frame(self.PONG, payload)
            elif kind != self.PONG:
                text += payload
                if head[0] & 0x80:
                    yield json.loads(text)
                    text = b""


def main():
    given = sys.argv[1:]
    game, server, seats, level = given + DEFAULTS[len(given) :]
    token = call(server, "/api/guests", {"name": "Example bot"})["token"]
    table = {"game": game, "seats": ["open"] + [f"bot:{level}"] * (int(seats) - 1)}
    match = call(server, "/api/matches", table, token)["id"]
    call(server, f"/api/matches/{match}/start", None, token)

    connection = WebSocket(server, token)
    sent = 0

    def send(message):
        nonlocal sent
        sent += 1
        connection.send({"id": str(sent), "match": match, **message})

    for message in connection.messages():
        kind = message["type"]
        if kind == "hello":
            send({"type": "watch", "form": "open"})
        elif kind in ("view", "plan") and message.get("legal"):
            # Some decisions take more than one move: a plan says what may follow.
            plan = message["plan"] if kind == "plan" else message["view"]["own"]["plan"]
            move = random.choice(message["legal"])
            send({"type": "commit", "decision": message["decision"], "step": len(plan), "move": move})
        elif kind == "over":
            print(json.dumps(message["outcome"]))
            return
        # A late move is no harm: the next view asks again.
        elif kind == "refused" and message["code"] != "stale-decision":
            sys.exit(f"{message['code']}: {message['sentence']}")
    sys.exit("The connection is lost.")


if __name__ == "__main__":
    main()
