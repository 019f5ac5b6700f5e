/** The seats of a table that is being made: who shall sit where, in which colour, and who begins. */

import { keep } from "../api/storage.ts";
import type { GameInfo, SeatWish, TableWish } from "../api/types.ts";
import { settings } from "../app/settings.svelte.ts";
import { t } from "../words/words.svelte.ts";
import { levelAt, wishedLevel } from "./making.ts";

export type First = NonNullable<TableWish["first"]>;
export const WAYS: readonly First[] = ["die", "random", "eldest", "seated"];

/** A seat that is wished for; it keeps what was chosen for it, whoever sits there in the end. */
export class Place {
  kind = $state<SeatWish["kind"]>("open");
  name = $state("");
  level = $state("");
  colour = $state("");

  get isPerson(): boolean {
    return this.kind !== "bot";
  }
}

export class Places {
  all = $state.raw<Place[]>([]);
  first = $state<First>("random");
  private ticked = $state.raw<Place | null>(null);

  /** The company: everybody sits at this screen (`here`), or all others are `bots`; else friends. */
  constructor(
    private readonly info: GameInfo,
    private readonly company: string | null = null,
  ) {
    this.first = info.first;
  }

  setCount(count: number): void {
    while (this.all.length < count) this.all = [...this.all, this.added()];
    this.all = this.all.slice(0, count);
  }

  private added(): Place {
    const place = new Place();
    place.level = levelAt(this.info, wishedLevel()) ?? wishedLevel();
    if (this.all.length === 0 || this.company === "here") this.sitDown(place);
    else if (this.company === "bots") place.kind = "bot";
    return place;
  }

  setKind(place: Place, kind: Place["kind"]): void {
    place.kind = kind;
    if (kind === "me") this.sitDown(place);
  }

  /** Somebody at this screen has a name and a colour, as far as possible those of before. */
  private sitDown(place: Place): void {
    const others = this.own.filter((other) => other !== place);
    const taken = others.map(({ colour }) => colour);
    place.kind = "me";
    place.name ||= others.length > 0 ? this.numbered(place) : settings.name || t("app.guest");
    if (place.colour === "" || taken.includes(place.colour))
      place.colour = this.info.colours.find((colour) => !taken.includes(colour)) ?? "";
  }

  private numbered(place: Place): string {
    const index = this.all.indexOf(place);
    return t("new.seat", { n: (index < 0 ? this.all.length : index) + 1 });
  }

  /** The seats at this screen. */
  get own(): Place[] {
    return this.all.filter(({ kind }) => kind === "me");
  }

  /** Whether the result may count for ratings: nobody has two seats. */
  get mayCount(): boolean {
    return this.own.length <= 1;
  }

  /** Whether anybody plays: bots alone are no table to sit at. */
  get hasPeople(): boolean {
    return this.all.some(({ isPerson }) => isPerson);
  }

  /** Whoever had the colour takes the other one. */
  setColour(place: Place, colour: string): void {
    const other = this.own.find((one) => one.colour === colour);
    if (other) other.colour = place.colour;
    place.colour = colour;
  }

  shuffle(): void {
    const mixed = this.all.map((place) => [Math.random(), place] as const);
    this.all = mixed.sort(([one], [other]) => one - other).map(([, place]) => place);
  }

  /** Whoever is ticked; without a tick the first person. */
  get eldest(): Place | undefined {
    const ticked = this.all.find((place) => place === this.ticked && place.isPerson);
    return ticked ?? this.all.find(({ isPerson }) => isPerson);
  }

  tick(place: Place): void {
    this.ticked = place;
  }

  /** One's name and the strength of the bots are those of the next time. */
  remember(): void {
    const bot = this.all.find(({ kind }) => kind === "bot");
    if (bot) keep("level", bot.level);
    const name = this.own[0]?.name.trim();
    if (!name || name === t("app.guest")) return;
    settings.name = name;
    settings.save();
  }

  wishes(): SeatWish[] {
    return this.all.map((place) => ({ ...wishOf(place), ...this.age(place) }));
  }

  private age(place: Place): Partial<SeatWish> {
    return this.first === "eldest" && place === this.eldest ? { eldest: true } : {};
  }
}

function wishOf({ kind, name, level, colour }: Place): SeatWish {
  if (kind === "bot") return { kind, level };
  if (kind === "open") return { kind };
  return { kind, name, ...(colour ? { colour } : {}) };
}
