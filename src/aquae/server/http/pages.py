"""Pages that need no client: the API described, a first page where none is built, no page."""

from html import escape
from typing import Any, Final

from aquae.server.tables.problems import PROBLEMS

STYLE = """
:root { color-scheme: light dark; }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 50rem; margin: 2rem auto; padding: 0 1rem; }
code, pre { font: 0.9em/1.4 ui-monospace, monospace; }
h2 { margin-top: 2.5rem; border-top: 1px solid; padding-top: 0.5rem; }
h3 { margin-bottom: 0.25rem; }
table { border-collapse: collapse; }
td, th { text-align: left; vertical-align: top; padding: 0.15rem 1rem 0.15rem 0; }
"""


def style() -> str:
    return STYLE.lstrip()


def _page(title: str, body: str, language: str = "en") -> str:
    return (
        f'<!doctype html>\n<html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f'<title>{escape(title)}</title><link rel="stylesheet" href="/api/docs.css"></head>'
        f"<body>{body}</body></html>\n"
    )


def plain_page() -> str:
    return _page(
        "Aquae",
        "<h1>Aquae</h1><p>The server is running; the page to play on has not been built into it."
        " Tables can be played over its API.</p>"
        '<ul><li><a href="/api/docs">The API, described</a></li>'
        '<li><a href="/api/openapi.json">The same as an OpenAPI document</a></li>'
        '<li><a href="/api/games">The games</a></li>'
        '<li><a href="/api/tables">Public tables</a></li></ul>',
    )


def no_docs_page() -> str:
    return _page(
        "Aquae: documents",
        "<h1>Documents</h1><p>The documents have not been built into this server; "
        "<code>make docs</code> in the source does it.</p>"
        '<ul><li><a href="/api/docs">The API, described</a></li>'
        '<li><a href="/">The games</a></li></ul>',
    )


# A wrong address in the reader's language: a title, what is the matter, and where to go.
NOTHING_HERE: Final = {
    "en": ("Nothing is here", "This address leads nowhere.", "To the games"),
    "de": ("Hier ist nichts", "Diese Adresse führt nirgendwohin.", "Zu den Spielen"),
    "fr": ("Il n’y a rien ici", "Cette adresse ne mène nulle part.", "Vers les jeux"),
    "it": ("Qui non c’è nulla", "Questo indirizzo non porta da nessuna parte.", "Ai giochi"),
}


def missing_page(accepted: str) -> str:
    """For a person at a wrong address, by the Accept-Language of their browser."""
    wishes = [wish.strip()[:2].lower() for wish in accepted.split(",")]
    language = next((wish for wish in wishes if wish in NOTHING_HERE), "en")
    title, about, link = map(escape, NOTHING_HERE[language])
    body = f'<h1>{title}</h1><p>{about}</p><p><a href="/">{link}</a></p>'
    return _page(f"Aquae: {title}", body, language)


def docs_page(document: dict[str, Any]) -> str:
    """Every route and every problem on one page."""
    parts = [f"<h1>{escape(document['info']['title'])}: the API</h1>"]
    parts.append(f"<p>{escape(document['info']['description'])}</p>")
    parts.append('<p><a href="/api/openapi.json">As an OpenAPI document</a></p>')
    for path, operations in document["paths"].items():
        for method, operation in operations.items():
            parts.append(_operation(path, method, operation))
    parts.append("<h2>Problems</h2><table><tr><th>code</th><th>status</th><th>meaning</th></tr>")
    for code, (status, title) in PROBLEMS.items():
        row = f"<td><code>{code}</code></td><td>{status}</td><td>{escape(title)}</td>"
        parts.append(f'<tr id="{code}">{row}</tr>')
    parts.append("</table><h2>Schemas</h2>")
    for name, schema in sorted(document["components"]["schemas"].items()):
        parts.append(_schema(name, schema))
    return _page("Aquae: the API", "".join(parts))


def _operation(path: str, method: str, operation: dict[str, Any]) -> str:
    asked = [
        f"<li><code>{escape(parameter['name'])}</code> ({escape(parameter['in'])})</li>"
        for parameter in operation.get("parameters", [])
    ]
    body = operation.get("requestBody")
    if body is not None:
        asked.append(f"<li>body: {_kind(body['content']['application/json']['schema'])}</li>")
    answers = [
        f"<li>{status}: {_answer(response)}</li>"
        for status, response in operation["responses"].items()
    ]
    return (
        f"<h2><code>{method.upper()} {escape(path)}</code></h2>"
        f"<p>{escape(operation.get('description', ''))}</p>"
        f"<h3>Takes</h3><ul>{''.join(asked) or '<li>nothing</li>'}</ul>"
        f"<h3>Answers</h3><ul>{''.join(answers)}</ul>"
    )


def _answer(response: dict[str, Any]) -> str:
    content = response.get("content", {})
    kinds = [_kind(part.get("schema", {})) for part in content.values()]
    return f"{escape(response['description']).replace('`', '')} {' '.join(kinds)}"


def _kind(schema: dict[str, Any]) -> str:
    """A schema in a few words, with a link where it has a name."""
    if "$ref" in schema:
        name = schema["$ref"].rsplit("/", 1)[-1]
        return f'<a href="#{name}">{name}</a>'
    if "anyOf" in schema:
        return " or ".join(_kind(part) for part in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(escape(str(value)) for value in schema["enum"])
    if schema.get("type") == "array":
        return f"list of {_kind(schema.get('items', {}))}"
    return escape(str(schema.get("type", "anything")))


def _schema(name: str, schema: dict[str, Any]) -> str:
    rows = [
        f"<tr><td><code>{escape(member)}</code></td><td>{_kind(part)}</td></tr>"
        for member, part in schema.get("properties", {}).items()
    ]
    about = escape(schema.get("description", ""))
    return f'<h3 id="{name}">{name}</h3><p>{about}</p><table>{"".join(rows)}</table>'
