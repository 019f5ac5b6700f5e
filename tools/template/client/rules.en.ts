/** The rules of Fossa Nova in English. `F-01 | Title | Text`, a line a rule; # opens a chapter. */
export const rules = `
# Board
F-01 | Spaces | Seven spaces in a row, a to g.
F-02 | Ground | Under four of them is water, under three is clay. Nobody knows which.
# A turn
F-03 | One of two | Dig a space, or pass. Then it is the next player's turn.
F-04 | Free spaces | Dig where nobody has dug before.
F-05 | Elsewhere | Do not dig beside the space that you dug last, unless no other is free.
F-06 | Find | Chance says what is there, out of what has not been found yet.
F-07 | Passing | Nobody passes in two turns in a row.
# End
F-08 | Scoring | A point for each of your spaces with water, and one more for each two of them side by side. A tie goes to whoever dug fewer spaces.
F-09 | End | The game is over when all spaces have been dug, or when everybody has passed, one after another.
`;
