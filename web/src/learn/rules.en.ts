/** The rules in English. `A-01 | Title | Text`, a line a rule; # opens a chapter. */
export const RULES = {
  aquaedukt: `
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
`,
  "aqua-romana": `
# Board
R-01 | Squares | Eleven files a to k by eight ranks 1 to 8. A square is named like d6.
R-02 | Corners | The four corner squares carry a printed curve. It is a loose piece and counts when an aqueduct runs over it.
R-03 | Pathway | 38 slots around the board, one at each end of every file and rank: Na to Nk, E8 to E1, Sk to Sa, W1 to W8, clockwise. At every corner stands a fountain. A slot holds one master builder.
R-04 | Podiums | Numbered 1 to 20, with room for one workman each; 3 and 7 have room for two.
# Material
R-05 | Tiles | 84: 21 curves, 21 straights, 21 bridges, 21 double curves.
R-06 | Master builders | Four of each kind and one joker.
R-07 | Workmen | One for every outlet of your reservoirs, named by colour and number: Y1, Y2, Y3.
# Set-up
R-08 | Reservoirs | With two or four players they have three outlets, with three players four. With two players everybody has two colours.
R-09 | Reserve | One builder of each of the five kinds waits in the reserve.
R-10 | Builders on the pathway | The other twelve are put on free slots, by the players in turn or by Chance.
R-11 | Workmen | Each begins on his reservoir, at his outlet, facing out.
# Words
R-12 | Aqueduct | What water reaches from one outlet through pieces that join.
R-13 | End and front | The end is the last side that the water reaches; the front is the square beyond it.
R-14 | Closed | If the front is off the board, or holds something without a way in, the aqueduct is closed. If the front is blank it is open.
R-15 | Workman | He stands at the end of his open aqueduct.
R-16 | Loose pieces | They become part of an aqueduct as soon as it reaches them: one tile can bring several squares.
# A turn
R-17 | Sight | A workman sees the builders at the ends of the file and of the rank on which he stands. Nothing blocks the view.
R-18 | Lay a tile | Choose a workman of yours and a builder whom he sees, and lay a tile of that kind on the workman's front so that it goes on. The joker stands for any kind.
R-19 | No joining | A tile must never lead a way from one outlet to another.
R-20 | Out of stock | If no tile of the kind is left, any other kind may be used.
R-21 | Workmen move | Every open aqueduct that the tile touches goes on or is closed, whoever owns it.
R-22 | The builder walks | Clockwise to the next free slot. If he passes a fountain you must lay one more tile of that kind on a blank square that is in front of no aqueduct.
R-23 | You must build | Who can build with an own workman must. Who cannot, but could with somebody else's, must do that (or need not, by the option).
R-24 | Nobody to build with | Then you move one builder on to the next free slot. Without a workman on the board your turn is skipped.
R-25 | Closing by choice | If laying a tile closed none of your aqueducts this turn, you may close one of your open ones.
R-26 | Builders from the reserve | For every aqueduct closed in a turn its owner takes a builder of choice from the reserve, as long as there are any; the player to move first, then clockwise.
R-27 | Bringing them in | At the beginning of your next turn you put them on free slots.
# Scoring
R-28 | Points | A point for each square that the aqueduct passes, each time it passes it.
R-29 | Podium | The workman goes to the podium with that number, 20 at most; if there is no room, to the next lower one with room.
R-30 | Order | Workmen of the player to move first, then clockwise; the longer aqueduct first.
R-31 | Done | The podium's number is what he scores.
# End
R-32 | When it ends | When as many turns in a row as there are players pass without a tile, or when no workman is left on the board.
R-33 | Open aqueducts | They are scored at the end as well.
R-34 | Bonus | The highest workman scores 4 more, the second 3, the third 2.
R-35 | Winner | The highest total wins; equal totals share the victory.
`,
  irrigate: `
# Table
I-01 | Cells | Columns -6 to 13; rows 1 to 10 on the north bank, -1 to -10 on the south bank. A cell is named by column and row: 2,1. Row 0 is the river.
I-02 | River pipes | Two pipes cross the river at columns 2 and 5 and give water on both banks.
I-03 | Sides | Two neighbouring tiles are joined if both have an exit on the side between them.
# Tiles
I-04 | Shapes | Tee with three exits, corner and straight with two, goal like a corner with a large basin. How a tile lies is written with its exits: NES, EW.
I-05 | Colours | Red, yellow, green and blue belong to the seats, grey to nobody at first. The printed colour never changes, the owner may.
I-06 | Coloured tiles | Ten of each colour in play: the Tap, and a tee, a corner and a straight in each of the piles 1 to 3.
I-07 | Grey tiles | 44 in four piles, and four goals in piles 2 and 3.
I-08 | Prices | The bank asks 14 for a Tap, 12, 10, 8 and 6 for tiles of the piles 1 to 4, and 25 for a goal.
# Set-up
I-09 | Taps | Everybody's Tap lies at the end of a river pipe. Grey Taps take the ends that are left.
I-10 | Money | Everybody begins with 5. Money is open and never below 0.
# Words
I-11 | Owner | A coloured tile belongs to its seat, a grey one to the bank, until somebody buys it.
I-12 | Irrigated | A tile has water if a river pipe reaches it through joined exits, whoever owns the tiles in between.
# A turn
I-13 | Order | Draw and place a tile; then any number of actions that you can pay; then income. Or pass.
I-14 | Early game | Until every colour in play has four tiles on the table, a turn is only draw and place. When that is over, the players after the one to move get a little money.
# Placing
I-15 | Draw | A tile from the lowest pile that is not empty.
I-16 | Where | On an empty cell beside a tile, any way round.
I-17 | Reach | It must be possible to bring water to it by turning tiles that are on the table. Nothing is really turned.
I-18 | Colour | A coloured tile may not lie beside a tile of the same printed colour.
I-19 | Goals | A goal must touch a tile at a corner and none along a side. It needs no reach.
I-20 | No place | A tile that fits nowhere leaves the game, and you draw again.
# Bargaining over a placement
I-21 | Asking for offers | After the draw you may once ask the others for offers. Each names a place and a price, or nothing.
I-22 | Taking one | Take an offer, and the tile is placed so and the money paid; or place it as you like.
# Actions
I-23 | Turn | Your own tile for nothing; one of the bank or of a player who has withdrawn for 3; somebody else's by agreement.
I-24 | Buy | From the bank at its price; from somebody else by agreement.
I-25 | Tax | The second action of a turn costs 2 more, the third 3, and so on. What you cannot pay is not allowed.
I-26 | Agreement | Propose, name a price, and the owner accepts or declines. At most three proposals a turn.
I-27 | Turning for pay | Once a turn you may ask the others what they would pay for turning one of your tiles.
I-28 | Income | At the end of the turn 1 money for each irrigated tile you own.
# Winning
I-29 | How to win | At the end of your turn: ten irrigated tiles of your own, or an irrigated goal, or 50 money.
I-30 | Score | The score is the money; the tie-break the number of your irrigated tiles.
# Passing
I-31 | Pass | Instead of a whole turn. The first time you still get income.
I-32 | Withdrawing | Who passes twice in a row has withdrawn: no income, no victory, and the land can be bought as if it were the bank's.
I-33 | Coming back | By taking a turn that is not a pass.
I-34 | The last one | If all others have withdrawn, the one who is left wins.
# Running out
I-35 | Last turns | After the last tile everybody has one more turn with double income. If nobody wins then, most money wins, then most irrigated tiles.
`,
};

/** The same for every game; {0} is an action of the game. */
export const NOTATION = `
# Notation
N-01 | Actions as text | An action can be typed as the log shows it in notation: its word, then its things, with one space between them, like {0}. Capital and small letters differ, and numbers are written without zeros in front. A text that is no action of the game is refused, and similar ones are named.
`;
