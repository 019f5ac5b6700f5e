/** Puzzles as the server, or the engine on this device, tells them; and what this browser keeps of its tries. */

import { get, post } from "../api/http.ts";
import { keep, kept } from "../api/storage.ts";
import type { components } from "../api/generated.ts";
import { hasServer } from "../local/here.ts";

type Schemas = components["schemas"];
export type Puzzle = Schemas["PuzzleData"];
export type Listed = Schemas["ListedPuzzle"];
export type PuzzleList = Schemas["PuzzleList"];
export type Tried = Schemas["TryData"];
export type Solver = Schemas["SolverData"];

/** What a browser without a server knows of its own tries. */
interface Own {
  solver: Solver | null;
  /** Whether the first try was right, by puzzle. */
  tried: Record<string, boolean>;
}

const IF_AWAY = { here: "if away" } as const;
const HERE = { here: "anyhow" } as const;
/** What costs so many hundredths may cost more. */
export const MOST_COST = 61;

const NOBODY: Own = { solver: null, tried: {} };

function ownOf(game: string): Own {
  try {
    return { ...NOBODY, ...(JSON.parse(kept(`puzzles.${game}`) || "{}") as Partial<Own>) };
  } catch {
    return NOBODY;
  }
}

/** All puzzles of a game. What a server does not know of us, this browser may. */
export async function puzzlesOf(game: string): Promise<PuzzleList> {
  const found = await get<PuzzleList>(`/api/puzzles/${game}`, IF_AWAY);
  const own = ownOf(game);
  return { ...found, tried: { ...own.tried, ...found.tried }, mine: found.mine ?? own.solver };
}

export const puzzleCalled = (game: string, id: string): Promise<Puzzle> =>
  get<Puzzle>(`/api/puzzles/${game}/${id}`, IF_AWAY);

/** Tries an action; null gives up. Where no server has counted it, this browser does. */
export async function tryAt({ game, id }: Puzzle, text: string | null): Promise<Tried> {
  const found = await post<Tried>(`/api/puzzles/${game}/${id}/tries`, { text }, IF_AWAY);
  if (found.mine) return found;
  const own = ownOf(game);
  if (id in own.tried) return { ...found, mine: own.solver };
  const body = { solver: own.solver ?? {}, right: found.right };
  const solver = await post<Solver>(`/api/here/puzzles/${game}/${id}/count`, body, HERE);
  keep(`puzzles.${game}`, JSON.stringify({ solver, tried: { ...own.tried, [id]: found.right } }));
  return { ...found, counted: true, mine: solver };
}

/** A puzzle has an address of its own; whoever looks for a theme stays with it. */
export const addressOf = (game: string, id: string, theme = ""): string =>
  `#/puzzle/${game}?${new URLSearchParams({ id, ...(theme ? { theme } : {}) })}`;

/** Those with a theme, or all. */
export const withTheme = (puzzles: readonly Listed[], theme: string): Listed[] =>
  puzzles.filter(({ themes }) => !theme || themes.includes(theme));

/** The next one: not tried yet, and nearest to what somebody can do; after all were tried, any. */
export function nextOf(list: PuzzleList, theme: string, last?: string): Listed | undefined {
  const fitting = withTheme(list.puzzles, theme).filter(({ id }) => id !== last);
  const fresh = fitting.filter(({ id }) => !(id in list.tried));
  const wanted = list.mine?.rating ?? BEGINNING;
  const distance = ({ rating }: Listed): number => Math.abs(rating - wanted);
  if (fresh.length > 0) return fresh.reduce((one, other) => (distance(other) < distance(one) ? other : one));
  return fitting.find(({ id }) => list.tried[id] === false) ?? fitting[0];
}

/** Whoever is new begins with easy ones. */
const BEGINNING = 1300;

/** Whether what is kept of tries belongs to this browser alone. */
export const isOnlyHere = !hasServer;
