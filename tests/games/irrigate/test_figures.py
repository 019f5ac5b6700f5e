"""The figures of the book are positions: water, ticks and crosses are where the engine says."""

import json
from pathlib import Path
from typing import Any

import pytest

from aquae.games.irrigate.game import GAME
from tests.games.irrigate.script import cells, holding_tile, irrigated, table
from tests.texts import play, refusal

CLIENT = Path(__file__).parents[3] / "web" / "src" / "games" / "irrigate"
SCENES: dict[str, dict[str, Any]] = json.loads(
    (CLIENT / "figures" / "scenes.json").read_text("utf-8")
)
every_scene = pytest.mark.parametrize("scene", SCENES.values(), ids=SCENES.keys())


def shown(scene: dict[str, Any]) -> set[str]:
    """The cells with tiles, those that are to be placed included."""
    return {tile.split()[0] for tile in scene["tiles"]} | set(scene.get("ghosts", {}))


def some_exits(scene: dict[str, Any], cell: str) -> str:
    usual = {"tee": "NES", "corner": "NE", "straight": "NS", "goal": "NE"}
    return scene.get("ghosts", {}).get(cell) or usual[scene["hand"].split()[1]]


@every_scene
def test_water_is_where_it_would_be(scene: dict[str, Any]) -> None:
    players, tiles = scene.get("players", 2), scene["tiles"]
    forbidden = set(scene.get("no", {}))
    ghosts = {cell: way for cell, way in scene.get("ghosts", {}).items() if cell not in forbidden}
    if ghosts:
        state = holding_tile(scene["hand"], *tiles, players=players)
        play(GAME, state, *[f"place {cell} {exits}" for cell, exits in ghosts.items()])
    else:
        state = table(*tiles, players=players)
    assert set(scene["wet"]) - forbidden == irrigated(state) & shown(scene)


@every_scene
def test_ticks_and_crosses_say_where_a_tile_may_lie(scene: dict[str, Any]) -> None:
    if "hand" not in scene:
        assert not {"yes", "no", "ghosts"} & set(scene)
        return
    state = holding_tile(scene["hand"], *scene["tiles"], players=scene.get("players", 2))
    assert cells(state) >= set(scene.get("yes", []))
    for cell, rule in scene.get("no", {}).items():
        assert refusal(GAME, state, f"place {cell} {some_exits(scene, cell)}").rule == rule


@every_scene
def test_everything_lies_within_the_figure(scene: dict[str, Any]) -> None:
    marked = [*scene.get("yes", []), *scene.get("no", {}), *scene.get("says", {})]
    west, east = scene["columns"]
    for cell in [*shown(scene), *marked, *scene.get("coins", {})]:
        column, row = map(int, cell.split(","))
        assert west <= column <= east
        assert row in scene["rows"]


@pytest.mark.parametrize(("players", "name"), [(2, "two"), (3, "three"), (4, "four")])
def test_i_09_the_set_up_is_that_of_the_engine(players: int, name: str) -> None:
    drawn = {tile.split()[0]: tile.split()[1:4] for tile in SCENES[f"taps-{name}"]["tiles"]}
    tiles = GAME.new(players=players).view()["tiles"]
    lying = {cell: [t["colour"], t["shape"], t["exits"]] for cell, t in tiles.items()}
    assert drawn == lying
