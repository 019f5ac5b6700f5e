/** The rules of Aqua Romana in English. `A-01 | Title | Text`, a line a rule; # opens a chapter. */
export const rules = `
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
R-22 | The builder walks | Clockwise to the next free slot. If he passes a fountain you must lay one more tile of that kind on a blank square that is in front of no aqueduct; with the option to block, also there, if it lets no water in.
R-23 | You must build | Who can build with an own workman must. Who cannot, but could with somebody else's, must do that (or need not, by the option).
R-24 | Nobody to build with | Then you move one builder on to the next free slot. Without a workman on the board your turn is skipped.
R-25 | Closing by choice | If laying a tile closed none of your aqueducts this turn, you may close one of your open ones; before the first tile of the game not your last.
R-26 | Builders from the reserve | For every aqueduct closed in a turn its owner takes a builder of choice from the reserve, as long as there are any; the player to move first, then clockwise.
R-27 | Bringing them in | At the beginning of your next turn you put them on free slots.
# Scoring
R-28 | Points | A point for each square that the aqueduct passes, each time it passes it.
R-29 | Podium | The workman goes to the podium with that number, 20 at most; if there is no room, to the next lower one with room.
R-30 | Order | Workmen of the player to move first, then clockwise; the longer aqueduct first.
R-31 | Done | The podium's number is what he scores.
# End
R-32 | When it ends | When as many turns in a row as there are players pass without a tile, or when no workman is left on the board. Before the first tile only the hundredth turn ends the game.
R-33 | Open aqueducts | They are scored at the end as well.
R-34 | Bonus | The highest workman scores 4 more, the second 3, the third 2.
R-35 | Winner | The highest total wins; equal totals share the victory.
`;
