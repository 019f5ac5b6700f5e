"""What a notebook shows of things that are not drawn: games and results, as tables."""

from collections.abc import Sequence
from html import escape

from aquae.core.game import Game, Option, written
from aquae.core.state import Result


def game_page(game: Game) -> str:
    """A game, and the options it can be played with."""
    options = [_option(option) for option in game.option_list]
    about = f"<b>{escape(game.title)}</b> ({escape(game.credit)})<br>{escape(game.summary)}"
    return about + table(["option", "values", "default", "meaning"], options)


def _option(option: Option) -> list[str]:
    values = ", ".join([written(value) for value in option.values])
    more = ", or one of your own" if option.open_ended else ""
    return [option.name, values + more, written(option.default), option.help]


def result_page(result: Result) -> str:
    """A result, seat by seat."""
    rows = [
        [str(seat), str(score), str(tiebreak), "won" if seat in result.winners else ""]
        for seat, (score, tiebreak) in enumerate(zip(result.scores, result.tiebreaks, strict=True))
    ]
    reason = f"{escape(result.rule)}: {escape(result.ending)}"
    return table(["seat", "score", "tie-break", ""], rows) + reason


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Plain texts in rows under their heads."""
    head = "".join([f"<th>{escape(text)}</th>" for text in heads])
    body = "".join(
        ["<tr>" + "".join([f"<td>{escape(cell)}</td>" for cell in row]) + "</tr>" for row in rows]
    )
    return f"<table><tr>{head}</tr>{body}</table>"
