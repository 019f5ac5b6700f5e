// A game that costs nothing: two players add one in turn.
exports.Count = {
  name: "count",
  setup: () => ({ n: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { add: ({ G }) => { G.n += 1; } },
};
