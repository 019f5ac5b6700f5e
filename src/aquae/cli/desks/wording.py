"""The words of the full-screen program itself, in four languages."""

import json
import re
from collections.abc import Mapping
from pathlib import Path

FOLDER = Path(__file__).parent / "languages"


class Wording:
    def __init__(self, language: str) -> None:
        self.language = language
        page = (FOLDER / f"{language}.json").read_text(encoding="utf-8")
        self._words: Mapping[str, str] = json.loads(page)

    def __call__(self, key: str, **values: object) -> str:
        return re.sub(r"\{(\w+)\}", lambda place: str(values[place[1]]), self._words[key])
