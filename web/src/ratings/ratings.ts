/** What is thought of people and bots, as the server tells it. */

import { get } from "../api/http.ts";
import type { components } from "../api/generated.ts";

type Shapes = components["schemas"];
export type Board = Shapes["BoardData"];
export type Rating = Shapes["RatingData"];
export type Step = Shapes["RatingStep"];

export interface Row {
  /** Of a person who is listed; bots and oneself have none. */
  place: number | null;
  kind: "person" | "bot";
  name: string;
  link: string | null;
  rating: number;
  spread: number;
  plays: number | null;
}

export const bestOf = (game: string, players: number): Promise<Board> =>
  get(`/api/ratings/${game}?players=${players}`);

export const ratingsOf = async (person: string): Promise<Rating[]> =>
  (await get<Shapes["RatingsData"]>(`/api/profiles/${person}/ratings`)).ratings;

const atLeast = ({ rating, spread }: Row): number => rating - spread;

/** People and bots in one list, by what they are at least; only people have places. */
export function rowsOf({ people, bots }: Board): Row[] {
  const listed = people.map(({ person, name, rating, spread, plays }, index): Row => ({
    place: index + 1,
    kind: "person",
    name,
    link: `#/person/${person}`,
    rating,
    spread,
    plays,
  }));
  const others = bots.map(({ level, rating, spread }): Row => ({
    place: null,
    kind: "bot",
    name: level,
    link: null,
    rating,
    spread,
    plays: null,
  }));
  return [...listed, ...others].toSorted((one, other) => atLeast(other) - atLeast(one));
}
