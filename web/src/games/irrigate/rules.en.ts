/** The rules of Irrigate in English. `A-01 | Title | Text`, a line a rule; # opens a chapter. */
export const rules = `
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
I-26 | Agreement | Propose, name a price, and the owner accepts, declines or asks for more, once. After three declined proposals a turn there are no more.
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
`;
