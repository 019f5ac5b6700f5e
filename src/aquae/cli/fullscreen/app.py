"""What can be done on the whole screen: choosing, acting, asking, looking back, typing."""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, ClassVar, Final

from textual.binding import Binding, BindingType
from textual.widgets import Input
from textual.worker import Worker

from aquae.bots.bot import Budget
from aquae.bots.review import review
from aquae.cli.desks.desk import News, beside
from aquae.cli.fullscreen.board import Board
from aquae.cli.fullscreen.choices import Choices
from aquae.cli.fullscreen.choosing import Picker
from aquae.cli.fullscreen.view import KEYS, View
from aquae.cli.typed import meant
from aquae.core.errors import AquaeError, Refusal, Refused
from aquae.core.why import ask_about

REVIEW_ITERATIONS: Final = 200
MOST_OFFERED: Final = 12


class PlayApp(View):
    """One sitting at a desk. What it returns is said in the terminal afterwards."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *[Binding(key, f"key('{name}')", show=False) for key, name in KEYS.items()],
        *[Binding(str(digit), f"number({digit})", show=False) for digit in range(10)],
        Binding("escape", "step_back", show=False, priority=True),
        Binding("ctrl+c", "key('quit')", show=False, priority=True),
    ]

    is_conceding = False
    """Whether somebody has been asked if they really want to."""

    def on_mount(self) -> None:
        self.begin_anew()
        self.query_one(Board).focus()
        self.go_on()

    # Choosing and acting.

    def choose(self, word: str) -> None:
        """A word of an action: it narrows down what is meant, or is refused with a reason."""
        if self.at is not None:
            return
        if not self.desk.awaits_me():
            self.tell(self.prompt() if self.desk.is_over else self.say("not.now"))
        elif word in self.picker.chosen:
            self.picker.chosen.remove(word)
            self.show_choice()
        elif self.picker.can(word):
            self.picker.choose(word)
            text = self.picker.done()
            self.act(text) if text is not None else self.show_choice()
        else:
            self.tell_why(word)

    def show_choice(self) -> None:
        self.show()
        self.tell(self.prompt())

    def tell_why(self, thing: str) -> None:
        """Why a thing cannot be chosen, for the verb that is meant, with the number of the rule."""
        game, state = self.desk.game, self.desk.walk.state
        verb = self.picker.verb if self.picker.chosen else None
        about = ask_about(game.vocabulary, state, thing, verb)
        if not about.reasons:
            about = ask_about(game.vocabulary, state, thing)
        self.tell(f"{self.telling.about(about)} {self.say('rule.read')}")

    def tell_refusal(self, refusal: Refusal) -> None:
        self.tell(f"{self.words.refusal(refusal, self.desk.names)} {self.say('rule.read')}")

    def act(self, text: str) -> None:
        """Take an action. A server may take its time; until then nothing else can be chosen."""
        self.picker = Picker(self.words, [])
        self.run_worker(self._act(text), group="act")

    async def _act(self, text: str) -> None:
        try:
            await self.desk.act(text)
        except AquaeError as error:
            self.begin_anew()
            self.tell_failure(error)
            return
        self.rule = None
        self.renew()
        self.go_on()

    def tell_failure(self, error: Exception) -> None:
        if isinstance(error, Refused):
            self.tell_refusal(error.refusal)
        else:
            self.tell(self.say("failed", why=error))

    def go_on(self) -> None:
        """Let the others act, and show what they do."""
        # One that is replaced before it began must not be a coroutine that nobody awaits.
        _: Worker[None] = self.run_worker(self._others, group="others", exclusive=True)

    async def _others(self) -> None:
        async for news in self.desk.others():
            self.tell_news(news)
            await self._go_to_rematch()

    def tell_news(self, news: News) -> None:
        self.renew(self.telling.news(news) if news.key else None)

    def renew(self, told: str | None = None) -> None:
        """What one has chosen so far stays if it can still be done."""
        if self.picker.texts != self.desk.legal() or not (told or self.picker.chosen):
            self.begin_anew(told)
            return
        self.show()
        if told:
            self.tell(told)

    async def _go_to_rematch(self) -> None:
        """Everybody who holds a seat has agreed to it, and so has whoever sits here."""
        desk = await self.desk.next()
        if desk is not None:
            self.sit_at(desk)
            self.pages.clear()
            self.at = self.panel = None
            self.begin_anew(self.words.t("log.rematch"))
            self.go_on()

    def on_board_chosen(self, event: Board.Chosen) -> None:
        self.choose(event.thing)

    def on_board_pointed(self, event: Board.Pointed) -> None:
        if self.desk.awaits_me() and self.at is None:
            self.tell(f"{event.thing}   {self.prompt()}")

    def on_board_left(self, event: Board.Left) -> None:
        if not self.query_one(Choices).enter(event.step):
            self.query_one(Board).enter(event.step)

    def on_choices_left(self, event: Choices.Left) -> None:
        self.query_one(Board).enter(event.step)

    def on_choices_chosen(self, event: Choices.Chosen) -> None:
        self.choose(event.word)
        if self.query_one(Board).lit or not self.query_one(Choices).choices:
            self.query_one(Board).enter(1)

    def action_number(self, number: int) -> None:
        """A choice by its number; where numbers are to be chosen, the beginning of one."""
        choices = self.query_one(Choices)
        word = choices.by_number(number)
        if word is not None:
            self.choose(word)
        elif choices.choices and self.picker.verb:
            self.open_line(f"{self.picker.verb} {number}")

    def action_step_back(self) -> None:
        """Esc closes a line, a look back or a panel, or takes a choice back."""
        if self.query_one("#typed").has_class("open"):
            self.close_line()
        elif self.at is not None:
            self.look_at(None)
        elif self.panel is not None:
            self.open_panel(None)
        elif self.picker.step_back():
            self.show_choice()

    # Keys.

    async def action_key(self, name: str) -> None:
        deeds: dict[str, Callable[[], Awaitable[None] | None]] = {
            "undo": self.undo,
            "hint": self.hint,
            "rules": self.rules,
            "replay": self.look_back,
            "review": self.review,
            "chat": self.open_chat,
            "rematch": self.rematch,
            "type": self.open_line,
            "quit": self.leave,
        }
        await _done(deeds.get(name, lambda: self.toggle(name)))

    def toggle(self, panel: str) -> None:
        self.open_panel(None if self.panel == panel else panel)

    def action_page(self, step: int) -> None:
        side = self.query_one("#side")
        side.scroll_relative(y=step * max(1, side.size.height - 1), animate=False)

    def rules(self) -> None:
        """The rule behind the last refusal, or the whole book."""
        if self.panel == "rules":
            self.rule = None
            self.open_panel(None)
            return
        told = self.telling
        page = told.rule(self.rule, self.paper) if self.rule else told.book(self.paper)
        self.pages["rules"] = page
        self.open_panel("rules")

    async def undo(self) -> None:
        self.workers.cancel_group(self, "others")
        try:
            count = await self.desk.undo()
        except AquaeError as error:
            self.tell_failure(error)
        else:
            self.at = None
            self.begin_anew(self._undone(count))
        self.go_on()

    def _undone(self, count: int | None) -> str:
        if count is None:
            return self.say("undo.asked")
        return self.say("undo.done", n=count) if count else self.say("undo.none")

    def hint(self) -> None:
        if not self.desk.awaits_me():
            self.tell(self.say("not.now"))
            return
        self.pages["hint"] = self.say("hint.wait")
        self.open_panel("hint")
        self.run_worker(self._hint(), group="hint", exclusive=True)

    async def _hint(self) -> None:
        seat = self.desk.walk.state.to_move
        await self._write("hint", self._told_hints(seat))

    async def _told_hints(self, seat: int) -> str:
        return self.telling.hints(await self.desk.hints(), seat)

    async def _write(self, panel: str, page: Awaitable[str]) -> None:
        """A page that takes time; what kept it from being written stands in its place."""
        try:
            self.pages[panel] = await page
        except AquaeError as error:
            self.pages[panel] = self.say("failed", why=error)
        self.show_panel()

    def review(self) -> None:
        if not self.desk.is_over:
            self.tell(self.say("review.early"))
            return
        if "review" not in self.pages:
            self.pages["review"] = self.words.t("review.wait")
            self.run_worker(self._write("review", self._reviewed()), group="review")
        self.open_panel("review")

    async def _reviewed(self) -> str:
        record = await self.desk.record()
        budget = Budget(iterations=REVIEW_ITERATIONS)
        found = await beside(lambda: review(record, budget, lambda: None).as_json())
        return self.telling.review(found)

    def look_back(self) -> None:
        """Through the play from its end, or to the present again."""
        self.look_at(len(self.desk.walk.actions) if self.at is None else None)

    def on_board_stepped(self, event: Board.Stepped) -> None:
        """Arrow keys step through the play while one looks back."""
        if self.at is None:
            return
        most = len(self.desk.walk.actions)
        steps = {"left": self.at - 1, "right": self.at + 1, "home": 0, "end": most}
        self.look_at(steps.get(event.key, self.at))

    def leave(self) -> None:
        """Keep the play, and go."""
        self.workers.cancel_all()
        self.exit(self.desk.leave(self.say))

    # Typing.

    def open_line(self, text: str = "") -> None:
        line = self.query_one("#typed", Input)
        line.add_class("open")
        line.value = text
        line.focus()
        line.cursor_position = len(text)

    def close_line(self) -> None:
        line = self.query_one("#typed", Input)
        line.remove_class("open")
        line.value = ""
        self.query_one(Board).focus()

    async def on_input_submitted(self, event: Input.Submitted) -> None:
        self.close_line()
        line = " ".join(event.value.split())
        if line:
            await self.obey(line)

    async def obey(self, line: str) -> None:
        """A line that was typed: an action or as much of it as is needed, or a command."""
        found = meant(line, self.desk.legal())
        if len(found) == 1:
            self.act(found[0])
        elif found:
            self.tell(self.say("type.which", texts=" · ".join(found[:MOST_OFFERED])))
        elif line in self.desk.game.vocabulary.numbers:
            self.act(line)
        else:
            await self.command(line)

    async def command(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        commands: dict[str, Callable[[], Any]] = {
            **{name: partial(self.action_key, name) for name in KEYS.values()},
            "why": lambda: self.tell_why(rest),
            "rule": lambda: self.read_rule(rest),
            "save": lambda: self.save(rest),
            "say": lambda: self.chat(rest),
            "concede": self.concede,
            "yes": lambda: self.answer(True),
            "no": lambda: self.answer(False),
        }
        known = meant(word, list(commands))
        if len(known) == 1:
            await _done(commands[known[0]])
        else:
            self.tell_unknown(line)

    def tell_unknown(self, text: str) -> None:
        try:
            self.desk.game.vocabulary.number(text)
        except Refused as refused:
            self.tell(self.words.refusal(refused.refusal, self.desk.names))

    # With others at a table.

    async def answer(self, agree: bool) -> None:
        """To what others ask, or to whether one really wants to concede."""
        is_conceding, self.is_conceding = self.is_conceding, False
        if is_conceding and not agree:
            self.tell(self.prompt())
        elif await self._tried(self.desk.concede() if is_conceding else self.desk.answer(agree)):
            await self._go_to_rematch()

    async def _tried(self, deed: Awaitable[None]) -> bool:
        """Do something at the table, and show what came of it or why it did not work."""
        try:
            await deed
        except AquaeError as error:
            self.tell_failure(error)
            return False
        self.renew()
        return True

    def concede(self) -> None:
        """Asks once more: there is no way back."""
        is_mine = any(self.desk.is_mine(seat) for seat in range(len(self.desk.names)))
        self.is_conceding = self.desk.is_remote and is_mine and not self.desk.is_over
        self.tell(self.telling.conceding() if self.is_conceding else self.say("concede.none"))

    async def rematch(self) -> None:
        if not self.desk.is_over:
            self.tell(self.say("rematch.early"))
        elif await self._tried(self.desk.rematch()):
            self.tell(self.say("rematch.asked"))
            await self._go_to_rematch()

    def open_chat(self) -> None:
        """What was said, and a line to say something."""
        if not self.desk.is_remote:
            self.tell(self.say("table.only"))
            return
        self.open_panel("chat")
        self.open_line("say ")

    async def chat(self, text: str) -> None:
        if text:
            await self._tried(self.desk.chat(text))

    def read_rule(self, number: str) -> None:
        self.rule = number or None
        self.panel = None
        self.rules()

    def save(self, name: str) -> None:
        try:
            self.tell(self.say("saved", path=self.desk.save(name)))
        except (AquaeError, OSError) as error:
            self.tell_failure(error)


async def _done(deed: Callable[[], Awaitable[None] | None]) -> None:
    """Something that may take its time."""
    pending = deed()
    if pending is not None:
        await pending
