"""What `help` shows of compiled classes: mypyc drops docstrings, the sources still have them."""

import ast
import sys
from pathlib import Path
from typing import Any


def restore(*things: Any) -> None:
    """Give compiled classes the docstrings of their sources, and of what they are kinds of."""
    for thing in things:
        if isinstance(thing, type) and not thing.__doc__:
            ours = [kind for kind in thing.__mro__ if kind.__module__.startswith("aquae.")]
            found = [_definition(kind) for kind in dict.fromkeys([thing, ours[-1]])]
            thing.__doc__ = "\n\n".join([documentation(one) for one in found if one is not None])


def _definition(thing: type) -> ast.ClassDef | None:
    module = sys.modules[thing.__module__]
    source = Path(module.__file__ or "").parent / f"{thing.__module__.rpartition('.')[2]}.py"
    if not source.is_file():
        return None
    for node in ast.parse(source.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ClassDef) and node.name == thing.__name__:
            return node
    return None


def documentation(definition: ast.ClassDef) -> str:
    """The docstring of a class, and those of its public methods."""
    parts = [ast.get_docstring(definition) or ""]
    for node in definition.body:
        if isinstance(node, ast.FunctionDef) and not node.name.startswith("_"):
            told = ast.get_docstring(node)
            if told:
                parts.append(f"{_headline(node)}\n    {told.replace(chr(10), chr(10) + '    ')}")
    return "\n\n".join(filter(None, parts))


def _headline(function: ast.FunctionDef) -> str:
    """`play(action: int) -> None`, or the bare name of a property."""
    decorators = {node.id for node in function.decorator_list if isinstance(node, ast.Name)}
    if "property" in decorators:
        return function.name
    parameters = ast.unparse(function.args).removeprefix("self").removeprefix(", ")
    answer = "" if function.returns is None else f" -> {ast.unparse(function.returns)}"
    return f"{function.name}({parameters}){answer}"
