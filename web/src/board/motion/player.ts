/** Plays motions over the page: on copies above it, by transform and opacity alone. */

import { mount, unmount } from "svelte";
import { nextTask } from "../../shell/tasks.svelte.ts";
import type { Sound } from "../../sound/sounds.ts";
import type { Spot } from "../things.ts";
import "./motion.css";
import {
  COIN,
  FLOATING,
  lasting,
  LEAVING,
  lengthOf,
  WAVE,
  type Flow,
  type Fly,
  type Gain,
  type Leave,
  type Motion,
  type Place,
  type Roll,
} from "./motions.ts";
import { boardBox, drawingOf, layersOf, middleOf, onScreen, watersOf } from "./places.ts";
import Rolling from "./Rolling.svelte";

const MOST_COINS = 5;
const LIFT = 1.22;

const at = ({ x, y }: Spot, more = ""): string => `translate(${x}px, ${y}px) ${more}`;
const minus = (a: Spot, b: Spot): Spot => ({ x: a.x - b.x, y: a.y - b.y });

const SVG = "http://www.w3.org/2000/svg";

/** A layer of a piece as it lies on the screen, around 0 0. */
function copied(layer: SVGGraphicsElement, middle: Spot): SVGGElement {
  const group = document.createElementNS(SVG, "g");
  const matrix = (layer.parentNode as SVGGraphicsElement).getScreenCTM();
  const { a = 1, b = 0, c = 0, d = 1, e = 0, f = 0 } = matrix ?? {};
  group.setAttribute("transform", `matrix(${a} ${b} ${c} ${d} ${e - middle.x} ${f - middle.y})`);
  const copy = layer.cloneNode(true) as SVGElement;
  copy.style.removeProperty("visibility");
  group.append(copy);
  return group;
}

/** A copy of a piece that looks as it does there, to be moved over the page, and where it was. */
interface Lifted {
  copy: SVGSVGElement;
  layers: SVGGraphicsElement[];
  middle: Spot;
}

function lifted(name: string): Lifted | null {
  const layers = layersOf(name);
  const [first] = layers;
  if (!first) return null;
  const middle = middleOf(first);
  const copy = document.createElementNS(SVG, "svg");
  // Some of the drawing looks otherwise on boards that are turned.
  copy.setAttribute("class", `${first.ownerSVGElement?.getAttribute("class") ?? ""} lifted`);
  copy.append(...layers.map((layer) => copied(layer, middle)));
  copy.style.width = copy.style.height = "1px";
  return { copy, layers, middle };
}

/** Where a motion begins, by name. */
const placesOf = (motion: Motion): Place[] =>
  motion.kind === "fly" ? motion.path.filter((place) => typeof place === "string") : [];

/** What is drawn by the new position already, and comes only now. */
function comingOf(motion: Motion): SVGElement[] {
  if (motion.kind === "fly") return drawingOf("piece", motion.piece);
  return motion.kind === "flow" ? motion.waves.flat().flatMap((name) => drawingOf("water", name)) : [];
}

/** Lets something begin that has been measured. */
type Start = () => void;
const NOTHING: Start = () => {};

/** A leaving piece as it was drawn. */
interface Ghost {
  motion: Leave;
  was: Lifted;
}

export class Player {
  private layer: HTMLElement | null = null;
  private ghosts: Ghost[] = [];
  /** Where things come from that may be gone when the position is drawn: a hand is empty then. */
  private origins = new Map<Place, Spot>();
  private dice: object[] = [];
  private playing: Animation[] = [];
  private timers: ReturnType<typeof setTimeout>[] = [];
  private wake: () => void = () => {};
  /** How often somebody has not wanted to wait. */
  private skips = 0;
  /** What is drawn and not to be seen yet. */
  private readonly hidden = new Set<SVGElement>();

  constructor(private readonly hear: (sound: Sound) => void) {}

  /** Until the dice lie still, or somebody does not want to wait. */
  async roll(rolls: readonly Roll[]): Promise<void> {
    for (const roll of rolls) await this.throw(roll);
  }

  private async throw(roll: Roll): Promise<void> {
    const { skips } = this;
    // What has just been drawn is laid out first, and what is heard is told when it is seen.
    await nextTask();
    const box = boardBox();
    await nextTask();
    if (!box || skips !== this.skips) return;
    const place = this.put("div");
    const middle = { x: box.x + box.width / 2, y: box.y + Math.min(box.height, innerHeight - box.y) / 2 };
    place.style.transform = at(middle);
    const size = Math.max(64, Math.min(104, box.width / 7));
    const die = mount(Rolling, { target: place, props: { n: roll.n, size } });
    this.hear(roll.sound ?? "dice");
    this.dice.push(die);
    await this.until(lengthOf(roll));
    if (this.layer) this.putAway(place, middle, onScreen("dice"));
    else this.clearDice();
  }

  private clearDice(): void {
    for (const die of this.dice) void unmount(die);
    this.dice = [];
  }

  /** The die goes where it lies between the throws; the game goes on meanwhile. */
  private putAway(place: HTMLElement, from: Spot, to: Spot | null): void {
    const end = to ? `${at(to)} scale(.4)` : `${at(from)} scale(.8)`;
    const frames = [
      { transform: at(from), opacity: 1 },
      { transform: end, opacity: 0 },
    ];
    this.move(place, frames, { duration: 320, easing: "ease-in" }, () => this.clearDice());
  }

  /** What will be gone is copied while it is still there. */
  remember(motions: readonly Motion[]): void {
    this.origins = new Map(
      motions.flatMap(placesOf).flatMap((place): [Place, Spot][] => {
        const spot = onScreen(place);
        return spot ? [[place, spot]] : [];
      }),
    );
    this.ghosts = motions.flatMap((motion): Ghost[] => {
      if (motion.kind !== "leave") return [];
      const was = lifted(motion.piece);
      return was ? [{ motion, was }] : [];
    });
  }

  /** Until everything lies where it belongs. */
  async play(motions: readonly Motion[]): Promise<void> {
    const { skips } = this;
    this.wait(motions);
    await nextTask();
    // Somebody may not want to see it.
    if (skips !== this.skips) return;
    // First everything is measured: to look at a page that has just changed has it laid out anew.
    const starts = [
      ...motions.map((motion) => this.prepared(motion)),
      ...this.ghosts.map((ghost) => this.leaving(ghost)),
    ];
    this.reveal();
    for (const start of starts) start();
    for (const motion of motions) this.accompany(motion);
    this.ghosts = [];
    await this.until(lasting(motions));
  }

  /** What is about to come is not there yet, and what is about to leave is still there. */
  private wait(motions: readonly Motion[]): void {
    this.hide(motions.flatMap(comingOf));
    for (const { was } of this.ghosts) {
      was.copy.style.transform = at(was.middle);
      this.layered().append(was.copy);
    }
  }

  private prepared(motion: Motion): Start {
    if (motion.kind === "fly") return this.flight(motion);
    if (motion.kind === "flow") return this.flow(motion);
    return motion.kind === "gain" ? this.gain(motion) : NOTHING;
  }

  private accompany(motion: Motion): void {
    const { sound } = motion;
    if (motion.kind !== "throw" && sound) this.after(this.heardAt(motion), () => this.hear(sound));
  }

  /** What lands is heard landing, what runs is heard from the beginning. */
  private heardAt(motion: Motion): number {
    const begin = motion.at ?? 0;
    if (motion.kind === "fly") return begin + 0.82 * lengthOf(motion);
    return motion.kind === "gain" && motion.from !== undefined ? begin + COIN : begin;
  }

  skip(): void {
    this.skips += 1;
    for (const animation of this.playing) animation.finish();
    for (const timer of this.timers) clearTimeout(timer);
    this.playing = [];
    this.timers = [];
    this.reveal();
    this.layer?.remove();
    this.layer = null;
    this.wake();
  }

  private flight(motion: Fly): Start {
    const piece = lifted(motion.piece);
    if (!piece) return NOTHING;
    const { copy, layers, middle: end } = piece;
    const path = [...motion.path.flatMap((place) => this.spotOf(place) ?? []), end];
    if (path.length < 2) return NOTHING;
    const timing = { delay: motion.at ?? 0, duration: lengthOf(motion) };
    const frames = motion.walks ? walking(path) : flying(path[0] ?? end, end);
    return () => {
      this.hide(layers);
      this.layered().append(copy);
      this.move(copy, frames, { ...timing, fill: "backwards" }, () => this.reveal(layers));
    };
  }

  private spotOf(place: Place): Spot | null {
    return onScreen(place) ?? this.origins.get(place) ?? null;
  }

  private hide(drawings: readonly SVGElement[]): void {
    for (const drawing of drawings) {
      drawing.style.visibility = "hidden";
      this.hidden.add(drawing);
    }
  }

  private reveal(drawings: Iterable<SVGElement> = this.hidden): void {
    for (const drawing of drawings) {
      drawing.style.removeProperty("visibility");
      this.hidden.delete(drawing);
    }
  }

  private leaving({ motion, was: { copy, middle } }: Ghost): Start {
    const to = this.spotOf(motion.to) ?? { x: middle.x, y: middle.y - 40 };
    const up = { x: middle.x, y: middle.y - 18 };
    const frames = [
      { transform: at(middle), opacity: 1 },
      { transform: at(up, `scale(${LIFT})`), opacity: 1, offset: 0.3, easing: "ease-in" },
      { transform: at(to, "scale(.5)"), opacity: 0 },
    ];
    return () => this.move(copy, frames, { delay: motion.at ?? 0, duration: LEAVING, fill: "backwards" });
  }

  private flow(motion: Flow): Start {
    const waves = motion.waves.map((wave) => wave.flatMap(watersOf));
    const begin = motion.at ?? 0;
    const run = (water: SVGElement, delay: number): void => {
      const timing = { delay, duration: 2 * WAVE, fill: "backwards" } as const;
      this.playing.push(water.animate({ opacity: [0, 1] }, timing));
    };
    return () => waves.forEach((wave, nth) => wave.forEach((water) => run(water, begin + nth * WAVE)));
  }

  private gain(motion: Gain): Start {
    const to = onScreen(`seat ${motion.seat}`);
    if (!to) return NOTHING;
    const bank = motion.from === undefined ? null : this.spotOf(motion.from);
    const begin = motion.at ?? 0;
    return () => {
      if (bank) this.bring(motion.by > 0 ? [bank, to] : [to, bank], Math.abs(motion.by), begin);
      this.float(motion.by, to, begin + (bank && motion.by > 0 ? COIN : 0));
    };
  }

  private bring([from, to]: [Spot, Spot] | Spot[], many: number, begin: number): void {
    for (let nth = 0; nth < Math.min(many, MOST_COINS) && from && to; nth += 1) {
      const coin = this.put("div", "coin");
      const timing = { delay: begin + 60 * nth, duration: COIN, easing: "ease-in-out" };
      this.move(coin, flying(from, to), { ...timing, fill: "backwards" });
    }
  }

  private float(by: number, { x, y }: Spot, delay: number): void {
    const change = this.put("div", by < 0 ? "change less" : "change");
    change.textContent = by < 0 ? `−${-by}` : `+${by}`;
    const frames = [
      { transform: at({ x, y }, "translate(-50%, -20%) scale(.6)"), opacity: 0 },
      { transform: at({ x, y }, "translate(-50%, -75%) scale(1.15)"), opacity: 1, offset: 0.2 },
      { transform: at({ x, y }, "translate(-50%, -90%)"), opacity: 1, offset: 0.75 },
      { transform: at({ x, y }, "translate(-50%, -150%)"), opacity: 0 },
    ];
    this.move(change, frames, { delay, duration: FLOATING, fill: "backwards", easing: "ease-out" });
  }

  private layered(): HTMLElement {
    if (this.layer) return this.layer;
    this.layer = document.createElement("div");
    this.layer.className = "motion";
    this.layer.setAttribute("aria-hidden", "true");
    document.body.append(this.layer);
    return this.layer;
  }

  private put(tag: "div", className = ""): HTMLElement {
    const made = document.createElement(tag);
    made.className = className;
    this.layered().append(made);
    return made;
  }

  /** What has moved is taken away; the layer goes with the last of it. */
  private move(
    moved: HTMLElement | SVGElement,
    frames: Keyframe[],
    timing: KeyframeAnimationOptions,
    then: () => void = () => {},
  ): void {
    const animation = moved.animate(frames, timing);
    this.playing.push(animation);
    animation.onfinish = () => {
      then();
      moved.remove();
      this.playing = this.playing.filter((one) => one !== animation);
      if (this.layer?.childElementCount === 0) {
        this.layer.remove();
        this.layer = null;
      }
    };
  }

  private after(ms: number, then: () => void): void {
    this.timers.push(setTimeout(then, ms));
  }

  private until(ms: number): Promise<void> {
    return new Promise((done) => {
      this.wake = done;
      if (ms > 0) this.after(ms, done);
      else done();
    });
  }
}

/** Up, over, and down. */
function flying(from: Spot, to: Spot): Keyframe[] {
  const way = minus(to, from);
  const half = {
    x: from.x + 0.55 * way.x,
    y: from.y + 0.55 * way.y - Math.min(40, 0.15 * Math.hypot(way.x, way.y)),
  };
  return [
    { transform: at(from, "scale(.8)"), opacity: 0.4, easing: "ease-out" },
    { transform: at(half, `scale(${LIFT})`), opacity: 1, offset: 0.5, easing: "ease-in" },
    { transform: at(to, "scale(1)"), opacity: 1, offset: 0.86, easing: "ease-out" },
    { transform: at(to, "scale(.94)"), offset: 0.93 },
    { transform: at(to, "scale(1)") },
  ];
}

/** Past every spot at the same pace. */
function walking(path: readonly Spot[]): Keyframe[] {
  const far = path.map((spot, nth) => {
    const { x, y } = minus(spot, path[nth - 1] ?? spot);
    return Math.hypot(x, y);
  });
  const whole = far.reduce((sum, one) => sum + one, 0) || 1;
  let gone = 0;
  return path.map((spot, nth) => {
    gone += far[nth] ?? 0;
    return { transform: at(spot), offset: Math.min(1, gone / whole) };
  });
}
