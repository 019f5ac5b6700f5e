"""Boards that are enlarged and moved: by wheel, keys, buttons and two fingers."""

from typing import Any

from playwright.sync_api import expect

from tests.web.browsing import Visitor
from tests.web.conftest import Visit

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


def width_of(visitor: Visitor, thing: str) -> float:
    box = visitor.thing(thing).bounding_box()
    assert box is not None
    return box["width"]


def test_the_wheel_and_keys_enlarge_and_a_drag_moves(visit: Visit) -> None:
    ann = visit()
    ann.sit_at(ann.make("aquaedukt", "me", "me"))
    small = width_of(ann, "f4")
    spot = ann.thing("f4").bounding_box()
    assert spot is not None
    ann.page.mouse.move(spot["x"] + 5, spot["y"] + 5)
    ann.page.mouse.wheel(0, -400)
    expect(ann.page.get_by_role("button", name="Whole board")).to_be_visible()
    assert width_of(ann, "f4") > 1.5 * small
    before = ann.thing("f4").bounding_box()
    ann.page.mouse.down()
    ann.page.mouse.move(spot["x"] - 95, spot["y"] + 5, steps=4)
    ann.page.mouse.up()
    after = ann.thing("f4").bounding_box()
    assert before is not None
    assert after is not None
    assert before["x"] - after["x"] > 80
    assert ann.page.locator(".why").count() == 0, "a drag is no click"
    ann.page.get_by_role("button", name="Whole board").click()
    assert abs(width_of(ann, "f4") - small) < 1
    ann.page.locator('#board [tabindex="0"]').focus()
    for key, larger in (("+", True), ("0", False)):
        ann.page.keyboard.press(key)
        assert (width_of(ann, "f4") > 1.2 * small) is larger


def test_what_is_walked_to_comes_into_sight(visit: Visit) -> None:
    ann = visit()
    ann.sit_at(ann.make("aquaedukt", "me", "me"))
    ann.page.locator('#board [tabindex="0"]').focus()
    for _ in range(4):
        ann.page.keyboard.press("+")
    for _ in range(12):
        ann.page.keyboard.press("ArrowRight")
    expect(ann.page.locator("#board :focus")).to_be_in_viewport(ratio=1)


def test_the_wheel_belongs_to_a_page_that_scrolls(visit: Visit) -> None:
    ann = visit(viewport={"width": 700, "height": 600})
    ann.sit_at(ann.make("aquaedukt", "me", "me"))
    small = width_of(ann, "f4")
    spot = ann.thing("f4").bounding_box()
    assert spot is not None
    ann.page.mouse.move(spot["x"] + 5, spot["y"] + 5)
    ann.page.mouse.wheel(0, 300)
    expect(ann.page.locator("header")).not_to_be_in_viewport()
    assert abs(width_of(ann, "f4") - small) < 1


# Two fingers that move apart around a spot, as the browser's own protocol tells of them.
def pinch(visitor: Visitor, x: float, y: float) -> None:
    session = visitor.page.context.new_cdp_session(visitor.page)

    def send(kind: str, *distances: float) -> None:
        points: list[Any] = [{"x": x + d, "y": y, "id": i} for i, d in enumerate(distances)]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    send("touchStart", -20)
    send("touchStart", -20, 20)
    for reach in (30, 40, 50, 60):
        send("touchMove", -reach, reach)
    send("touchEnd")


def drag_up(visitor: Visitor, x: float, y: float) -> None:
    session = visitor.page.context.new_cdp_session(visitor.page)
    for kind, way in (("touchStart", 0), *(("touchMove", way) for way in range(10, 70, 10))):
        points = [{"x": x, "y": y - way}]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_two_fingers_enlarge(visit: Visit) -> None:
    ann = visit(**PHONE)
    ann.sit_at(ann.make("aquaedukt", "me", "me"))
    small = width_of(ann, "f4")
    spot = ann.thing("f4").bounding_box()
    assert spot is not None
    pinch(ann, spot["x"] + 20, spot["y"] + 20)
    expect(ann.page.get_by_role("button", name="Whole board")).to_be_visible()
    assert width_of(ann, "f4") > 2 * small
    assert ann.page.locator(".why").count() == 0


def test_one_finger_moves_what_is_enlarged_and_not_the_page(visit: Visit) -> None:
    ann = visit(**PHONE)
    ann.sit_at(ann.make("aquaedukt", "me", "me"))
    spot = ann.thing("f4").bounding_box()
    assert spot is not None
    pinch(ann, spot["x"] + 20, spot["y"] + 20)
    expect(ann.page.get_by_role("button", name="Whole board")).to_be_visible()
    before = ann.thing("f4").bounding_box()
    drag_up(ann, spot["x"] + 20, spot["y"] + 20)
    after = ann.thing("f4").bounding_box()
    assert before is not None
    assert after is not None
    assert before["y"] - after["y"] > 40
    assert ann.page.evaluate("scrollY") == 0


def test_land_is_large_enough_for_a_finger(visit: Visit) -> None:
    """However far it has grown."""
    ann = visit(**PHONE)
    table = ann.make("irrigate", "me", "me")
    for _ in range(30):
        position = ann.ask(f"/api/tables/{table}/position")
        places = [text for text in position["legal"] if text.startswith("place")]
        far = max(places, key=lambda text: abs(int(text.split()[1].split(",")[0]) - 3), default="")
        text = far or ("draw" if "draw" in position["legal"] else position["legal"][0])
        ann.page.evaluate(ACT, [table, position["number"], text])
    ann.sit_at(table)
    sizes = ann.page.locator(".thing.cell").evaluate_all(
        "(all) => all.map((one) => one.getBoundingClientRect().width)"
    )
    assert min(sizes) >= 40, "the line around a cell lies inside it"


# How large the prices on the tiles are on the screen, in pixels.
PRICES = """() => [
  ...document.querySelectorAll("#board [data-piece] .stand > text"),
].map((text) => {
  const { a, b } = text.getScreenCTM();
  return Math.hypot(a, b) * parseFloat(text.getAttribute("font-size"));
})"""


def test_prices_can_be_read_on_a_phone(visit: Visit) -> None:
    ann = visit(**PHONE)
    ann.sit_at(ann.make("irrigate", "me", "me"))
    prices = ann.page.evaluate(PRICES)
    assert prices
    assert min(prices) >= 12


ACT = """async ([table, at, text]) => {
  const headers = {
    "Content-Type": "application/json",
    "Idempotency-Key": crypto.randomUUID(),
    Authorization: `Bearer ${localStorage.getItem("aquae.token")}`,
  };
  const asked = { method: "POST", headers, body: JSON.stringify({ at, text }) };
  const answer = await fetch(`/api/tables/${table}/actions`, asked);
  if (!answer.ok) throw new Error(await answer.text());
}"""
