"""How much each thing counts for the log prior of an action of Aqua Romana.

Fitted to the choices of the search: logistic regression of the shares of its visits.
Length and podium are counted in tens, room as `room` counts it (0 to 12).
"""

from typing import Final

# Laying a tile: the aqueduct that is built
GAIN: Final = 1.61  # each square
LONG: Final = 1.42  # its length
CLOSES: Final = -1.54  # the tile closes it
CLOSES_LONG: Final = -0.95  # ... times its length
CLOSES_ROOM: Final = -0.27  # ... times the room that it had
ROOM: Final = 0.17  # room before the new end, less that before the old one
CRAMPED: Final = -1.95  # none
NARROW: Final = -0.56  # only one way on
SEES: Final = 0.45  # each builder in sight of the new end who leads on, up to two
TWO_WAYS: Final = -0.06  # a bridge or double: somebody may use the second way

# Laying a tile: other aqueducts that end at the square
SHARED: Final = 0.56  # there is one
OTHER_GAIN: Final = 0.89  # each square: own +, foreign -
OTHER_CLOSES: Final = -0.44  # closed, times room: own +, foreign -

# Laying a tile for another player
FOREIGN_GAIN: Final = -1.03  # each square
FOREIGN_ROOM: Final = -0.07  # room before the new end
FOREIGN_CLOSES: Final = 1.17  # the tile closes it
FOREIGN_CLOSES_ROOM: Final = 0.41  # ... times the room that it had

# The builder moves on: each workman who then sees him, less those who did
FOUNTAIN: Final = 0.54  # one more tile
LOOK_OWN: Final = 0.41  # own, and he leads on
LOOK_OTHER: Final = -0.49  # foreign, and he leads on
LOOK_OWN_HARM: Final = -0.09  # own, and he can only close
LOOK_OTHER_HARM: Final = -0.1  # foreign, and he can only close
LOOK: Final = [LOOK_OWN, LOOK_OTHER, LOOK_OWN_HARM, LOOK_OTHER_HARM]

# Putting a builder on a slot: each workman who sees him
PLACE_OWN: Final = 2.21  # own, and he leads on
PLACE_OTHER: Final = -0.56  # foreign, and he leads on
PLACE_OWN_HARM: Final = -0.28  # own, and he can only close
PLACE_OTHER_HARM: Final = 0.78  # foreign, and he can only close
PLACE: Final = [PLACE_OWN, PLACE_OTHER, PLACE_OWN_HARM, PLACE_OTHER_HARM]
NEXT: Final = 0.3  # the next slot counts so much of it

# Closing by choice
KEEPS: Final = 2.06  # not to close
CLOSE_LONG: Final = 0.11  # the podium
CLOSE_FULL: Final = 4.0  # it is the highest
CLOSE_LOSS: Final = -0.4  # each square without points, as podiums are taken
CLOSE_RIVALS: Final = 0.36  # each foreign workman who could take the podium soon
CLOSE_ROOM: Final = -0.38  # room that is given up
CLOSE_CRAMPED: Final = 0.18  # there is none
CLOSE_SEES: Final = -0.84  # each builder in sight who leads on

# One more tile, by the length of the aqueducts: own +, foreign -
EXTRA_NEAR: Final = 3.08  # where an aqueduct may get next, whosever
EXTRA_FEEDS: Final = 1.75  # it can pick the piece up
EXTRA_TRAPS: Final = -2.4  # the piece leads nowhere
EXTRA_BLOCKS: Final = -2.33  # the piece has no way in

# Taking from the reserve
TAKE_JOKER: Final = 1.96  # fits always
TAKE_BEND: Final = 0.66  # curves and doubles fit two ways
