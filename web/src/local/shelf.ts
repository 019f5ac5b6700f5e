/** The files of puzzles that ship, one a game; fetched when the engine is asked for them. */

const FILES = import.meta.glob<string>("../../../src/aquae/games/*/puzzles/shipped.jsonl", {
  query: "?raw",
  import: "default",
});

/** A game without puzzles has an empty one. */
export async function fileOf(game: string): Promise<string> {
  const load = FILES[`../../../src/aquae/games/${game.replaceAll("-", "_")}/puzzles/shipped.jsonl`];
  return (await load?.()) ?? "";
}
