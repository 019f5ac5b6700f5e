"""What is on the whole screen: board, seats, choices, a panel, a message and the keys."""

from collections.abc import Mapping
from typing import Any, Final

from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.containers import Horizontal, VerticalScroll
from textual.widgets import Input, Static

from aquae.cli.commands.why import rule_behind
from aquae.cli.desks.desk import Desk
from aquae.cli.desks.telling import Telling
from aquae.cli.desks.wording import Wording
from aquae.cli.fullscreen.board import Board
from aquae.cli.fullscreen.choices import Choice, Choices
from aquae.cli.fullscreen.choosing import Picker
from aquae.cli.fullscreen.seats import HIGH, Seats, page_of
from aquae.core.replay import state_after
from aquae.core.state import State
from aquae.draw import board_of
from aquae.draw.scene import Scene
from aquae.games import part_of
from aquae.games.spoken import Words

NARROWEST: Final = 26
"""Where so many columns are left beside the board, a panel stands there."""
WIDEST: Final = 48
SPARED: Final = "pbl"
"""Keys that are left out where there is no room for all; help names them, too."""
KEYS: Final = {
    "u": "undo",
    "h": "hint",
    "r": "rules",
    "l": "log",
    "p": "players",
    "b": "replay",
    "v": "review",
    "c": "chat",
    "m": "rematch",
    ":": "type",
    "?": "help",
    "q": "quit",
}


class View(App[str]):
    """Shows a desk. What can be done there stands in `PlayApp`."""

    CSS_PATH = "app.tcss"
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, desk: Desk, words: Words) -> None:
        super().__init__(ansi_color=True)
        self.title = desk.game.title
        self.words = words
        self.say = Wording(words.language)
        self.sit_at(desk)
        self.picker = Picker(words, [])
        self.panel: str | None = None
        self.at: int | None = None
        """The number of actions that are shown, while one looks back."""
        self.rule: str | None = None
        """The rule behind the last refusal."""
        self.pages: dict[str, str] = {}
        """What panels show that is not worked out anew."""

    def sit_at(self, desk: Desk) -> None:
        self.desk = desk
        self.telling = Telling(desk, self.words, self.say)

    def compose(self) -> ComposeResult:
        yield Static(id="title", markup=False)
        with Horizontal(id="middle"):
            yield Board(self.no_color)
            with VerticalScroll(id="side", can_focus=False):
                yield Static(id="page", markup=False)
        yield Seats()
        yield Choices()
        yield Static(id="message", markup=False)
        prompt = self.say("type.prompt")
        yield Input(id="typed", placeholder=prompt, compact=True, select_on_focus=False)
        yield Static(id="keys")

    def on_resize(self, event: events.Resize) -> None:
        self.call_after_refresh(self.show)

    @property
    def state(self) -> State:
        """The position on the screen: the present one, or one that is looked back at."""
        walk = self.desk.walk
        if self.at is None:
            return walk.state
        return state_after(walk.game, walk.options, walk.actions[: self.at])

    @property
    def beside(self) -> int:
        """How many columns there are beside the board; 0 if they are too few for a panel."""
        left = self.size.width - self.query_one(Board).canvas.width - 1
        return min(left, WIDEST) if left >= NARROWEST else 0

    def begin_anew(self, message: str | None = None) -> None:
        """Another position: nothing is chosen in it yet."""
        self.picker = Picker(self.words, self.desk.legal())
        self.pages.pop("hint", None)
        self.show()
        self.tell(self.prompt() if message is None else message)

    def show(self) -> None:
        """Everything on the screen as it is now."""
        if not self.is_running:  # what comes while the screen is taken down is not shown any more
            return
        scene = self.scene()
        canvas = board_of(self.desk.game, self.state, self.desk.names)
        lit = self.picker.lit(canvas.places) if self.at is None else set()
        changed = {thing for thing in self.last_things() if thing in canvas.places}
        board = self.query_one(Board)
        board.is_past = self.at is not None
        board.show(canvas, lit, changed - lit)
        self.query_one(Choices).show(self.choices(canvas.places))
        self.query_one("#title", Static).update(self._title(scene), layout=False)
        self.query_one(Seats).show(self.desk.game, scene)
        self.query_one("#keys", Static).update(self._keys(), layout=False)
        self.show_panel()

    def scene(self) -> Scene:
        return Scene(self.desk.game, self.state, self.desk.names, words=self.words)

    def last_things(self) -> list[str]:
        """What the last action named."""
        actions = self.desk.walk.actions[: self.at]
        if not actions:
            return []
        return self.words.parts(self.desk.game.vocabulary.text(actions[-1]))[1]

    def _title(self, scene: Scene) -> str:
        if self.at is None:
            return f"{scene.title}: {self.telling.status(scene.view)}"
        looked = self.say("replay.keys", n=self.at, all=len(self.desk.walk.actions))
        return f"{scene.title}: {looked}"

    def _keys(self) -> str:
        """The keys that are of use now, closer together where there is little room."""
        useless = self._useless()
        keys = {key: self.say(f"key.{name}") for key, name in KEYS.items() if name not in useless}
        room = self.size.width - 2
        gap = "  " if sum(len(said) + 4 for said in keys.values()) <= room + 2 else " "
        for spare in SPARED:
            if sum(len(said) + 3 for said in keys.values()) > room + 1:
                del keys[spare]
        return gap.join(
            f"[@click=app.key('{KEYS[key]}')][b]{key.upper()}[/b] {said}[/]"
            for key, said in keys.items()
        )

    def _useless(self) -> list[str]:
        """Keys that lead nowhere now."""
        found = ["undo"] if self.desk.is_over else ["review", "rematch"]
        return found if self.desk.is_remote else [*found, "chat", "rematch"]

    # The line above the keys.

    def tell(self, message: str) -> None:
        if not self.is_running:
            return
        self.query_one("#message", Static).update(message, layout=False)
        self.rule = rule_behind(message) or self.rule

    def prompt(self) -> str:
        """What is asked of whoever sits here."""
        desk = self.desk
        if desk.is_over:
            return self._ending()
        if not desk.awaits_me():
            mover = desk.walk.state.to_move
            return self.say("thinking", who=desk.names[mover]) if mover >= 0 else ""
        if self.picker.chosen:
            chosen = " · ".join([self.label(word, False) for word in self.picker.chosen])
            return self.say("choose.so_far", words=chosen)
        asked = f"prompt.{self.picker.verb}"
        if not self.words.has(asked):
            return ""
        return self.words.about_position(asked, desk.walk.state.view())

    def _ending(self) -> str:
        result = self.desk.walk.state.result()
        if result is None:  # given up, or ended together
            return self.say("table.ended")
        return self.say("over", why=self.words.ending(result, self.desk.names))

    # What can be chosen and is not on the board.

    def choices(self, places: Mapping[str, Any]) -> list[Choice]:
        if self.at is not None or not self.desk.awaits_me():
            return []
        return [Choice(word, self.label(word)) for word in self.picker.options(places)]

    def label(self, word: str, is_open: bool = True) -> str:
        """A word of an action as people say it; dots tell of more to be chosen, if that is open."""
        if word in {parts[0] for parts in self.picker.left}:
            said = self.words.named("verb", word).removesuffix("…").strip()
            is_open = is_open and self.picker.needs_more(word)
            return self.say("choose.more", verb=said) if is_open else said
        for parts in self.picker.left:
            if word in parts:
                said = self.words.things(" ".join(parts), self.desk.names)[parts.index(word) - 1]
                return self._with_sign(word, said)
        return word

    def _with_sign(self, word: str, said: str) -> str:
        """Behind the sign that the drawing has for it."""
        sign = getattr(part_of(self.desk.game, "drawing"), "SIGNS", {}).get(word, "")
        return f"{sign} {said}".strip()

    # The panel.

    def open_panel(self, panel: str | None) -> None:
        self.panel = panel
        self.show_panel()
        self.query_one("#side").scroll_home(animate=False)

    def show_panel(self) -> None:
        """Beside the board, or in its place where there is no room beside it."""
        if not self.is_running:
            return
        room = self.beside
        shown = self.panel or ("log" if room else None)
        self.screen.set_class(not room, "narrow")
        self.screen.set_class(self.size.height >= HIGH, "high")
        self.screen.set_class(shown is not None, "reading")
        side = self.query_one("#side")
        side.set_class(shown is None, "hidden")
        side.styles.width = room or "1fr"
        if shown is not None:
            title = f"{self.say(f'panel.{shown}')}\n\n"
            page = Text.assemble((title, "bold"), self.page(shown))
            self.query_one("#page", Static).update(page)

    @property
    def paper(self) -> int:
        """How wide the lines of a panel are."""
        return max(20, (self.beside or self.size.width) - 4)

    def page(self, panel: str) -> str:
        if panel == "log":
            return self._history()
        if panel == "players":
            return page_of(self.desk.game, self.scene())
        if panel == "chat":
            return self.telling.chat()
        return self._help() if panel == "help" else self.pages.get(panel, "")

    def _help(self) -> str:
        told = self.say("help")
        return f"{told}\n{self.say('help.table')}" if self.desk.is_remote else told

    def _history(self) -> str:
        """What happened last stands first; beside the board only what there is room for."""
        told = self.telling.log()[: self.at]
        lines = [f"{number:>3}  {'  '.join(parts)}" for number, parts in enumerate(told, 1)]
        if self.panel is None:
            lines = lines[-self.size.height :]
        return "\n".join(reversed(lines))

    # Looking back.

    def look_at(self, number: int | None) -> None:
        """The position after so many actions; None for the present one."""
        self.at = None if number is None else max(0, min(number, len(self.desk.walk.actions)))
        self.show()
        if self.at is None:
            self.tell(self.prompt())
        else:
            told = self.telling.log()
            self.tell(" ".join(told[self.at - 1]) if self.at else self.say("replay.start"))
