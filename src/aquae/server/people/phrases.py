"""Phrases to write down: twelve words that bring somebody back who has lost every device."""

import re
import secrets
from typing import Final

from aquae.server.tables.tokens import digest

LENGTH: Final = 12
"""Words of a phrase: 96 bits, which nobody guesses by asking a server a few times a second."""

LIST: Final = """
acorn adobe agate alder almond amber anchor angle apple apron arbor arch arena arrow artist
atlas autumn avenue badge baker balcony bamboo barley barrel basin basket beacon beaver bench
berry birch blanket bottle bowl branch brass bread brick bridge bronze brook bucket builder
butter cabin cactus camel canal candle canoe canyon carbon carpet castle cattle cedar cellar
chalk cherry chimney circle cistern citrus clay clover coast cobalt column comet copper coral
cotton cradle crane crater creek crown crystal cypress daisy dance delta desert diamond dolphin
donkey drum dune eagle easel echo elder elephant ember emerald engine estuary falcon farmer
feather fennel fern ferry field finch fire flame flint flood flute forest fountain fresco frost
galaxy galley garden garlic gate geyser ginger glacier glass goat gondola granite grape gravel
grotto guitar hammer harbor harvest hazel hedge helmet heron hill honey horizon ice igloo iris
iron island ivory ivy jacket jade jasmine jetty jewel juniper kayak kettle kingdom kite kitten
ladder lagoon lake lamp lantern lark laurel lava lemon lentil library lily lime linen lizard
lotus magnet mango mantle maple marble market marsh meadow melon mercury meteor mill mirror
mosaic mountain mule mustard nectar needle nest nickel north nutmeg oak oasis oat ocean olive
onion opal orange orbit orchid otter owl oxygen oyster paddle palace panther paper parrot peach
pebble pelican pencil pepper piano pigeon pillar pine plaza plum podium pond poplar portal
potter prairie prism pumpkin quartz quince quiver rabbit radish rain raven reed river robin
rocket rose ruby saddle salmon sandal scarf silver stone tower valley
"""
WORDS: Final = LIST.split()
"""No two of them begin with the same four letters."""


def new_phrase() -> str:
    return " ".join(secrets.choice(WORDS) for _ in range(LENGTH))


def phrase_hash(phrase: str) -> str:
    """What is kept of a phrase; however it was typed in."""
    words = re.findall(r"[a-z]+", phrase.lower())
    return digest(f"aquae phrase {' '.join(words)}")
