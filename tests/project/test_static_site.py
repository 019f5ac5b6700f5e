"""The folder for web spaces: with the documents, and in nobody's way."""

from pathlib import Path

import pytest
from tools import static_site
from tools.static_site import DOCUMENTED, SERVERLESS, write_site


@pytest.fixture
def documents(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "docs"
    monkeypatch.setattr(static_site, "DOCUMENTS", folder)
    return folder


def test_a_site_has_the_documents_if_they_are_built(tmp_path: Path, documents: Path) -> None:
    site = tmp_path / "site"
    write_site(site)
    page = (site / "index.html").read_text()
    assert SERVERLESS in page
    assert DOCUMENTED not in page
    documents.mkdir()
    (documents / "index.html").write_text("how to play")
    write_site(site)
    assert DOCUMENTED in (site / "index.html").read_text()
    assert (site / "docs" / "index.html").read_text() == "how to play"


def test_nothing_but_an_older_site_is_removed(tmp_path: Path, documents: Path) -> None:
    home = tmp_path / "home"
    home.mkdir()
    (home / "index.html").write_text("my own page")
    with pytest.raises(SystemExit, match="holds something else"):
        write_site(home)
    assert [file.name for file in home.iterdir()] == ["index.html"]
    empty = tmp_path / "empty"
    empty.mkdir()
    write_site(empty)
    assert (empty / "sw.js").exists()
