"""The figures of the rule book, played: what they show is possible, what they cross out is not."""

import json
from pathlib import Path
from typing import Any

import pytest

from aquae.core.state import State
from aquae.games.aquaedukt.game import GAME
from aquae.games.aquaedukt.plans import BOARDS
from tests.games.aquaedukt.script import MOUNTAINS, SKIP, build, stand_still
from tests.texts import aftermath, legal, play, refusal

Scene = dict[str, Any]

CLIENT = Path(__file__).parents[3] / "web" / "src" / "games" / "aquaedukt"
FIGURES = json.loads((CLIENT / "figures" / "scenes.json").read_text(encoding="utf-8"))
SCENES: list[tuple[str, Scene]] = [
    (name, scene) for name, scenes in FIGURES["scenes"].items() for scene in scenes
]
every_scene = pytest.mark.parametrize(
    "scene", [pytest.param(scene, id=f"{name}-{n}") for n, (name, scene) in enumerate(SCENES)]
)


def players_in(scene: Scene) -> int:
    seats = [seat for seat, _ in scene.get("houses", {}).values()]
    return int(scene.get("players", max([1, *seats]) + 1))


def is_outside(scene: Scene, space: str) -> bool:
    first, last = scene["window"]
    return not (first[0] <= space[0] <= last[0] and last[1] <= space[1] <= first[1])


def set_up(scene: Scene) -> State:
    """The mountains of a scene, the others where it does not look."""
    kind = "hidden" if scene.get("hidden") else "flat"
    state = GAME.new(players=players_in(scene), mountains=kind)
    play(GAME, state, *[f"mountain {space}" for space in scene.get("mountains", {})])
    while state.view()["phase"] == "set-up":
        texts = legal(GAME, state)
        outside = [text for text in texts if is_outside(scene, text.split()[1])]
        play(GAME, state, (outside or texts)[-1])
    return state


def turn_of(state: State, seat: int) -> State:
    while state.to_move != seat:
        play(GAME, state, *SKIP)
    return state


def put_house(state: State, scene: Scene, space: str) -> None:
    seat, value = scene["houses"][space]
    play(GAME, turn_of(state, seat), *build(f"{value} {space}"))


def lay_canals(state: State, scene: Scene) -> None:
    """All of them, whenever one can be laid."""
    left = [
        f"canal {edge}"
        for canals in scene.get("springs", {}).values()
        for edge, count in canals.items()
        for _ in range(count)
    ]
    while left:
        text = next(text for text in left if text in legal(GAME, state))
        left.remove(text)
        play(GAME, state, text)
        if state.view()["phase"] == "second canal":
            play(GAME, state, "end")


def position(scene: Scene) -> State:
    """All that lies on the land of a scene, before the tile that was laid last."""
    state = set_up(scene)
    for space in scene.get("houses", {}):
        if space != scene.get("last"):
            put_house(state, scene, space)
    play(GAME, state, *[f"spring {point}" for point in scene.get("springs", {})])
    lay_canals(state, scene)
    return state


def test_the_figures_show_the_default_board() -> None:
    assert FIGURES["board"] == BOARDS["provincia"].text()


@every_scene
def test_water_is_where_the_rules_bring_it(scene: Scene) -> None:
    """A-26, A-32."""
    spaces = position(scene).view()["spaces"]
    supply = {name: space["supply"] for name, space in spaces.items() if space["supply"]}
    assert supply == scene.get("supply", {})


def test_a_05_a_07_the_set_up_is_that_of_two_three_and_four() -> None:
    pictured = [scene for _, scene in SCENES if "stacks" in scene]
    assert [scene["players"] for scene in pictured] == [2, 3, 4]
    for scene in pictured:
        state = set_up(scene)
        assert state.view()["stock"] == [scene["stacks"]] * scene["players"]
        assert list(state.view()["mountains"]) == list(scene["mountains"])
        assert len(scene["mountains"]) == MOUNTAINS[scene["players"]]


@pytest.mark.parametrize(
    ("figure", "rule"),
    [
        ("spring-distance", "A-19"),
        ("two-directions", "A-21"),
        ("no-branching", "A-22"),
        ("doubling", "A-24"),
    ],
)
def test_what_is_crossed_out_is_refused(figure: str, rule: str) -> None:
    (scene,) = FIGURES["scenes"][figure]
    state = position(scene)
    assert scene["crossed"]
    for name in scene["crossed"]:
        verb = "canal" if "-" in name else "spring"
        assert refusal(GAME, state, f"{verb} {name}").rule == rule


def test_a_19_the_steps_between_two_springs_are_as_few_as_can_be() -> None:
    (scene,) = FIGURES["scenes"]["spring-distance"]
    steps = scene["steps"]
    assert [steps[0], steps[-1]] == list(scene["springs"])
    assert len(steps) - 1 == 5


def test_a_24_the_canal_after_a_double_one_may_become_double() -> None:
    (scene,) = FIGURES["scenes"]["doubling"]
    assert {f"canal {edge}" for edge in scene["shown"]} <= set(legal(GAME, position(scene)))


def test_a_09_a_mountain_that_is_crossed_out_is_too_close() -> None:
    (scene,) = FIGURES["scenes"]["mountain-distance"]
    state = GAME.new(mountains="hidden")
    play(GAME, state, *[f"mountain {space}" for space in scene["mountains"]])
    for space in scene["crossed"]:
        assert refusal(GAME, state, f"mountain {space}").rule == "A-09"


def test_a_15_notes_say_which_values_are_possible() -> None:
    (scene,) = FIGURES["scenes"]["wet-spaces"]
    state = turn_of(position(scene), 0)
    (region,) = scene["die"].values()
    play(GAME, state, "roll", f"die {region}")
    houses = [text.split() for text in legal(GAME, state) if text.startswith("house")]
    found = {space: [value for _, value, s in houses if s == space] for space in scene["notes"]}
    assert {space: " ".join(values) for space, values in found.items()} == scene["notes"]


def test_a_16_dry_houses_leave_a_full_region() -> None:
    (scene,) = FIGURES["scenes"]["full-region"]
    seat, value = scene["houses"][scene["last"]]
    *before, house, _ = build(f"{value} {scene['last']}")
    state = play(GAME, turn_of(position(scene), seat), *before)
    gone = aftermath(GAME, state, house)
    assert {item["space"] for item in gone} == set(scene["crossed"])


def played_out(scene: Scene) -> State:
    state = stand_still(position(scene))
    faces: dict[str, str | None] = scene["mountains"]
    while state.view()["phase"] == "turning over":
        texts = [text.split() for text in legal(GAME, state)]
        word = next(word for word in texts if faces.get(word[1]) in (None, word[2]))
        play(GAME, state, " ".join(word))
    return state


SCORED = [pytest.param(scene, id=name) for name, scene in SCENES if "scores" in scene]


@pytest.mark.parametrize("scene", SCORED)
def test_a_29_a_33_a_34_the_scores_are_those_of_the_captions(scene: Scene) -> None:
    state = played_out(scene)
    assert state.scores() == scene["scores"]
    spaces = state.view()["spaces"]
    gone = {space for space in scene["houses"] if spaces[space]["house"] is None}
    assert gone == set(scene.get("crossed", []))


def test_a_29_more_tiles_break_the_tie() -> None:
    (scene,) = FIGURES["scenes"]["scoring"]
    result = played_out(scene).result()
    assert result is not None
    assert (result.scores[0], result.winners) == (result.scores[2], [2])


def test_a_32_the_four_ways_to_be_supplied_by_two_canals() -> None:
    ways = FIGURES["scenes"]["two-canals"]
    assert [scene["supply"]["e5"] for scene in ways] == [2, 2, 2, 2]
    (too_little,) = FIGURES["scenes"]["one-away"]
    assert too_little["supply"]["e5"] == 1
