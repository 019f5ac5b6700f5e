/** The rules of Aquädukt in English. `A-01 | Title | Text`, a line a rule; # opens a chapter. */
export const rules = `
# Board
A-01 | Spaces | Twelve files a to l by eight ranks 1 to 8, without the four corners: 92 spaces. A space is named like c4.
A-02 | Regions | The spaces form twenty numbered regions of four to six spaces each.
A-03 | Intersections | The corners of the spaces are intersections. They carry capital letters: space c4 has the corners C3, D3, C4 and D4.
A-04 | Edges | The line between two neighbouring intersections is an edge, named like C4-D4. Edges lie inside regions, between them and along the rim.
# Material
A-05 | Houses | Everybody has tiles of value 1, 2, 3 and 4: with two players 8, 8, 8 and 4 of them, with three 7, 7, 7 and 4, with four 6, 6, 6 and 4.
A-06 | Springs and canals | Five springs and 36 canals belong to nobody.
A-07 | Mountains | Eight with two players, six with three, four with four. No house can stand on them. Water, canals and springs do not mind them.
# Set-up
A-08 | Placing mountains | Chance puts the mountains down one by one, or the players do in turn. A mountain never covers the last bare space of a region.
A-09 | Mountains that hide something | In this variant at least two spaces lie between any two mountains, diagonally too. Mountains without room stay in the box.
# A turn
A-10 | One of three things | Build houses, place a spring, or lay canals. Only who can do none of these passes. A round is one turn of each seat.
A-11 | Build houses | Up to three times: roll the die, then put one of your tiles on a free space of the region that was rolled.
A-12 | Stopping | Who does not place after a roll ends the turn. After a placement you may stop too. After the third the turn is over.
A-13 | Free spaces | A space is free without mountain and house. Full regions are never rolled. If there is no free space at all, or you have no tile left, no houses can be built.
A-14 | Which value | Choose any value that you still have, with one exception:
A-15 | On wet land | On a space that already has water only the lowest value that you still have.
A-16 | Full region | If a placement fills a region, every dry house in it is removed for good, the one just placed included. Houses with water stay.
# Springs
A-17 | Place a spring | On a free intersection, inside a region or on the rim.
A-18 | Free intersection | No spring and no canal touches it.
A-19 | Distance | At least five steps along the lines from every other spring. There are five springs. As a house rule a spring may bring one canal at once.
# Canals
A-20 | Lay canals | One or two, one after the other. Before the second you may stop.
A-21 | Where canals begin | At a spring, or at the open end of a canal. At most two canals leave a spring.
A-22 | No touching | Canals turn, but they never branch, cross or meet: the far end of a new canal must be an intersection that no canal and no spring touches.
A-23 | Double canals | A second canal on the same edge makes it double. More than two do not fit.
A-24 | From the spring on | An edge may become double only at the spring or where the edge before it is double.
A-25 | Two springs | The two canals of a turn may belong to different springs. Doubling counts as laying one.
# Water
A-26 | Who gets water | A single canal waters the space on each side of it; a double canal also the next one straight beyond. Mountains and houses do not stop the water.
# End
A-27 | Last canal | When the 36th canal lies, the round is played to its end; then the game is over.
A-28 | Nothing happens | The game also ends after a round in which everybody passed, and after twelve rounds in which nothing was placed.
A-29 | Scoring | Dry houses are removed. Your score is the sum of the values of your tiles that are left. On a tie more tiles win; if that is equal too, the victory is shared.
# Variant: what the mountains hide
A-30 | Turning over | At the end every mountain is turned over: six hide mineral springs, two foul water.
A-31 | Neighbours | A mountain acts on the tiles on the four spaces beside it.
A-32 | Supplied twice | A tile is supplied by two canals if a double canal, two single ones, or one single and the reach of a double bring it water.
A-33 | Mineral spring | A tile supplied by two canals counts 2 more for each such mountain beside it.
A-34 | Foul water | A tile beside it that is not supplied by two canals is removed.
`;
