/** Looking for people to play with now. */

import { post } from "../api/http.ts";
import type { components } from "../api/generated.ts";

type Shapes = components["schemas"];
export type Search = Omit<Shapes["NewSearch"], "level">;

export const seek = (search: Search): Promise<Shapes["SeekingData"]> =>
  post("/api/people/me/seeking", search);

export const stop = (): Promise<unknown> => post("/api/people/me/seeking/stop");
