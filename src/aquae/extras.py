"""Packages that only a part of Aquae needs. Who lacks them is told so, and how to get them."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import PackageNotFoundError, distribution, requires
from importlib.util import find_spec


class MissingPackages(ImportError):
    """A part of Aquae needs packages that are not installed."""


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Import what belongs to an extra; what is missing is said with the command to install it."""
    try:
        yield
    except ModuleNotFoundError as missing:
        raise MissingPackages(told(name, str(missing.name)), name=missing.name) from missing


def need(name: str, *modules: str) -> None:
    """The same without importing anything: before work is begun that would be lost."""
    for module in modules:
        if find_spec(module) is None:
            raise MissingPackages(told(name, module), name=module)


def told(name: str, module: str) -> str:
    """Aquae is on no package index, so its packages are named one by one."""
    wanted = packages_of(name)
    lacking = [package for package in wanted if not is_installed(package)]
    packages = " ".join(f"'{package}'" for package in lacking or wanted)
    how = packages or f"'.[{name}]' in the folder of Aquae's source"
    return f"{module} is missing, a package of the extra {name}: pip install {how}"


def packages_of(name: str) -> list[str]:
    """What an extra asks for on this system; nothing if Aquae runs without being installed."""
    try:
        listed = requires("aquae") or []
    except PackageNotFoundError:
        return []
    asked = [line.partition(";") for line in listed if f'extra == "{name}"' in line]
    return [package.strip() for package, _, marker in asked if fits(marker)]


def fits(marker: str) -> bool:
    """Whether a package is for this system; no other conditions are made."""
    return not (sys.platform == "win32" and 'sys_platform != "win32"' in marker)


def is_installed(package: str) -> bool:
    end = next((place for place, sign in enumerate(package) if sign in "[<>=!~ "), len(package))
    try:
        distribution(package[:end])
    except PackageNotFoundError:
        return False
    return True
