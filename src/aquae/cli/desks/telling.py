"""What is told in panels: the log, hints, reviews, the rule book, who has what."""

from collections.abc import Mapping, Sequence
from typing import Any

from aquae.bots.reasons import Sentence
from aquae.cli.desks.desk import Desk, Hint, News
from aquae.cli.desks.wording import Wording
from aquae.cli.paper import one_block, one_rule_exactly, whole_book
from aquae.cli.sitting import Deed, deeds_on
from aquae.core.law import NoSuchRule
from aquae.core.lots import Lot, turned
from aquae.core.replay import Walk
from aquae.core.why import About
from aquae.games.law import book_of, rule_of, rules_of
from aquae.games.spoken import Words


class Telling:
    """Everything that is said about a play at a desk."""

    def __init__(self, desk: Desk, words: Words, say: Wording) -> None:
        self.desk = desk
        self.words = words
        self.say = say
        self._told: list[list[str]] = []
        self._walk = Walk(desk.game, desk.walk.options)
        """As far as it has been told."""

    @property
    def names(self) -> list[str]:
        return self.desk.names

    def _is_alone(self) -> bool:
        """Whether one person sits here, who is addressed rather than named."""
        return sum(self.desk.is_mine(seat) for seat in range(len(self.names))) == 1

    def log(self) -> list[list[str]]:
        """For each action its sentence and what it brought about."""
        actions, walk = self.desk.walk.actions, self._walk
        if walk.actions != actions[: len(walk.actions)]:
            walk.go_to([])
            self._told = []
        new = actions[len(walk.actions) :]
        self._told += [self.deed(deed) for deed in deeds_on(walk, new)]
        return self._told

    def deed(self, deed: Deed) -> list[str]:
        who = self.names[deed.mover] if deed.mover >= 0 else self.words.t("log.chance")
        you = deed.mover >= 0 and self.desk.is_mine(deed.mover) and self._is_alone()
        items = deed.after.aftermath(deed.before, deed.action)
        told = self.words.told(deed.text, who, self.names, you)
        return [told, *self.words.aftermath(items, self.names)]

    def news(self, news: News) -> str:
        """What has happened at a table besides actions."""
        values = {"who": news.who, "name": news.who, "text": news.text}
        is_common = self.words.has(news.key)
        told = self.words.t(news.key, **values) if is_common else self.say(news.key, **values)
        return f"{told} {self.say('table.answer')}" if news.is_question else told

    def chat(self) -> str:
        """Everything that was said, the latest first, like the log."""
        lines = [self.say("chat.said", who=who, text=text) for who, text in self.desk.said]
        return "\n".join(reversed(lines)) or self.say("chat.none")

    def conceding(self) -> str:
        """What giving up would mean; it has to be confirmed."""
        left = self.desk.left_to_win()
        key = "table.concede.last" if len(left) == 1 else "table.concede.sure"
        return f"{self.words.t(key, who=left[0])} {self.say('table.answer')}"

    def status(self, view: Mapping[str, Any]) -> str:
        return self.words.status(view, self.names, self.words.t("log.chance"))

    def lot(self, lot: Lot) -> str:
        """How it was settled who begins."""
        rolls = self._rolls(lot.rolls, turned(self.names, -lot.first)) if lot.rolls else ""
        return self.words.t(f"log.seated.{lot.by}", rolls=rolls, who=self.names[0])

    def _rolls(self, rolls: list[list[int]], chairs: list[str]) -> str:
        """`Ann rolled 17, Ben 17; again Ann 5, Ben 12`."""
        rounds = [
            [f"{name} {roll}" for name, roll in zip(chairs, thrown, strict=True) if roll]
            for thrown in rolls
        ]
        first = self.words.t("begin.rolled", who=chairs[0], n=rolls[0][0])
        told = ", ".join([first, *rounds[0][1:]])
        for again in rounds[1:]:
            told = self.words.t("begin.again", before=told, rolls=", ".join(again))
        return told

    def hints(self, hints: Sequence[Hint], seat: int) -> str:
        return "\n\n".join([self._hint(number, hint, seat) for number, hint in enumerate(hints, 1)])

    def _hint(self, number: int, hint: Hint, seat: int) -> str:
        chance = self.say("hint.chance", percent=round(100 * hint.chances[seat]))
        lines = [f"{number}  {hint.text}", self.action(hint.text), chance]
        lines.append(self._effects(hint.reasons))
        for step in hint.then:
            lines.append(self.say("hint.then", action=step.text))
            if step.effects:
                lines.append(self._effects(step.effects))
        return "\n".join(lines)

    def _effects(self, sentences: Sequence[Sentence]) -> str:
        return ", ".join(
            [self.words.sentence(one.message, one.things, self.names) for one in sentences]
        )

    def action(self, text: str) -> str:
        """An action as it would be told of whoever is to move."""
        mover = self.desk.walk.state.to_move
        return self.words.told(text, self.names[mover], self.names, self._is_alone())

    def about(self, about: About) -> str:
        """What is possible with a thing, or the reasons why nothing is."""
        if not about.reasons:
            return self.say("thing.nothing")
        return " ".join([self.words.refusal(one.refusal, self.names) for one in about.reasons[:2]])

    def book(self, width: int) -> str:
        found = book_of(self.desk.game.name, self.say.language)
        return rules_of(self.desk.game.name).page if found is None else whole_book(found, width)

    def rule(self, number: str, width: int) -> str:
        """A rule as the book tells it, and to the letter."""
        try:
            exact = rule_of(self.desk.game.name, number)
        except NoSuchRule as none:
            return str(none)
        found = book_of(self.desk.game.name, self.say.language)
        home = found.home(number) if found else None
        told = [] if home is None else [one_block(home, width), self.say("rule.exact")]
        return "\n\n".join([*told, one_rule_exactly(exact, width)])

    def review(self, data: dict[str, Any]) -> str:
        """Chances, turning points and what was given away, in words."""
        steps = data["steps"]
        parts = [self.words.t("review.turning")]
        parts += [self._turn(steps[number], steps, data) for number in data["turning_points"]]
        parts += ["", self.words.t("review.give_away")]
        for seat, number in enumerate(data["give_aways"]):
            parts.append(self._costly(seat, None if number is None else steps[number]))
        parts += ["", self.words.t("review.luck")]
        for name, (luck, play) in zip(self.names, data["luck_and_play"], strict=True):
            parts.append(self.say("review.share", who=name, luck=_signed(luck), play=_signed(play)))
        return "\n".join(parts)

    def _turn(self, step: dict[str, Any], steps: list[dict[str, Any]], data: dict[str, Any]) -> str:
        number = step["number"]
        before = steps[number - 1]["chances"] if number else data["opening"]
        changes = ", ".join(
            f"{name} {round(100 * one)} → {round(100 * other)} %"
            for name, one, other in zip(self.names, before, step["chances"], strict=True)
        )
        return f"{number + 1:>4}  {self.log()[number][0]} {changes}"

    def _costly(self, seat: int, step: dict[str, Any] | None) -> str:
        if step is None:
            return f"{self.names[seat]}: {self.words.t('review.none')}"
        better = self.words.told(step["better"], self.names[seat], self.names)
        percent = round(100 * step["given_away"])
        told = self.log()[step["number"]][0]
        return f"{step['number'] + 1:>4}  {told} " + self.words.t(
            "review.better", text=better, percent=percent
        )


def _signed(share: float) -> str:
    return f"{round(100 * share):+d} %"
