"""A bot from outside: it makes a table, takes a seat over HTTP and plays a whole game.

aquae serve &
python examples/outside_bot.py http://127.0.0.1:8137 irrigate
"""

import json
import random
import sys
from typing import Any
from urllib.request import Request, urlopen


def call(path: str, body: object = None, token: str | None = None) -> Any:
    headers = {"Content-Type": "application/json"}
    if token is not None:
        headers["Authorization"] = f"Bearer {token}"
    data = None if body is None else json.dumps(body).encode()
    return urlopen(Request(SERVER + path, data, headers))


SERVER, GAME = sys.argv[1], sys.argv[2]
token = json.load(call("/api/people", {}))["token"]
seats = [{"kind": "me", "name": "Outsider"}, {"kind": "bot", "level": "tiro"}]
table = json.load(call("/api/tables", {"game": GAME, "seats": seats, "pause": False}, token))
path = f"/api/tables/{table['table']['id']}"
for line in call(f"{path}/events?positions=true", token=token):
    if not line.startswith(b'data: {"number"'):
        continue
    event = json.loads(line[6:])
    if event["kind"] == "ended":
        print(event["result"])
        break
    if event.get("at", {}).get("to_move") == 0:
        action = {"at": event["number"], "text": random.choice(event["at"]["legal"])}
        call(f"{path}/actions", action, token)
