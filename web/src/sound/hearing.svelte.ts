/** What a person hears: from the first touch on, as loudly as was chosen, or not at all. */

import { settings } from "../app/settings.svelte.ts";
import { nextTask } from "../shell/tasks.svelte.ts";
import { TREMBLES, type Sound } from "./sounds.ts";

type Synth = typeof import("./synth.ts");

interface Instrument {
  synth: Synth;
  context: AudioContext;
  volume: GainNode;
}

let instrument: Promise<Instrument | null> | null = null;

async function tuned(): Promise<Instrument> {
  const synth = await import("./synth.ts");
  const context = new AudioContext();
  const volume = context.createGain();
  volume.connect(context.destination);
  // Each takes long enough to have a task of its own.
  await nextTask();
  synth.hiss(context);
  await nextTask();
  rest(context);
  return { synth, context, volume };
}

/** Longer than the longest sound, in milliseconds. */
const RUNG_OFF = 4000;
let resting: ReturnType<typeof setTimeout> | undefined;

/** Silence is worked out, too, as long as somebody could be heard: after the last sound nothing is. */
function rest(context: AudioContext): void {
  clearTimeout(resting);
  resting = setTimeout(() => void context.suspend(), RUNG_OFF);
}

/** Browsers let nobody be heard before somebody has touched the page. */
const isTouched = (): boolean => navigator.userActivation?.hasBeenActive ?? instrument !== null;

/** Fetches what is needed to be heard; without it, or out of reach of it, all is still until it is asked for again. */
function prepare(): void {
  if (!settings.sound || !("AudioContext" in globalThis)) return;
  instrument ??= tuned().catch(() => (instrument = null));
}

const GESTURES = ["pointerup", "keydown"] as const;

/** In a quiet moment, so that it holds up nobody's turn. */
export function prepareQuietly(): void {
  if (isTouched()) prepare();
}

/** Listens for the first touch; ends with the page that asked. */
export function listenForTouch(): () => void {
  const begin = (): void => {
    prepare();
    stop();
  };
  const stop = (): void => GESTURES.forEach((gesture) => removeEventListener(gesture, begin));
  GESTURES.forEach((gesture) => addEventListener(gesture, begin));
  return stop;
}

function tremble(name: Sound): void {
  const pattern = TREMBLES[name];
  if (settings.vibration && pattern && isTouched()) navigator.vibrate?.(pattern);
}

/** Lets a sound be heard, and a phone tremble; in a hidden page nothing. */
export function hear(name: Sound): void {
  if (document.hidden) return;
  tremble(name);
  if (!settings.sound || !isTouched()) return;
  prepare();
  void instrument?.then((found) => found && setTimeout(() => play(name, found)));
}

function play(name: Sound, { synth, context, volume }: Instrument): void {
  volume.gain.value = settings.volume;
  if (context.state === "suspended") void context.resume();
  rest(context);
  synth.sound(name, context, volume, context.currentTime);
}
