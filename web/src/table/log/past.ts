/** Positions that a play has left behind, each asked for once. */

import { get } from "../../api/http.ts";
import type { Position } from "../../api/types.ts";

export class Past {
  private readonly known = new Map<number, Position>();

  constructor(private readonly path: string) {}

  async at(place: number): Promise<Position> {
    const found = this.known.get(place) ?? (await get<Position>(`${this.path}/position?at=${place}`));
    this.known.set(place, found);
    return found;
  }
}
