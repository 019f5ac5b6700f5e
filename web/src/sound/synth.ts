/** The sounds themselves: made of oscillators and noise on the spot, no file to load. */

import type { Sound } from "./sounds.ts";

/** Where a sound goes, and when it begins: in seconds of the context. */
interface Score {
  context: BaseAudioContext;
  out: AudioNode;
  start: number;
}

/** A tone that rings off. */
interface Tone {
  at?: number;
  hertz: number;
  /** Where the pitch slides to. */
  to?: number;
  gain: number;
  /** Seconds. */
  rise?: number;
  ring: number;
  wave?: OscillatorType;
}

/** A breath of noise through a filter. */
interface Breath {
  at?: number;
  hertz: number;
  to?: number;
  gain: number;
  rise?: number;
  ring: number;
  through?: BiquadFilterType;
  sharp?: number;
}

const SILENT = 0.0001;

function envelope(
  { context, out, start }: Score,
  { at = 0, gain, rise = 0.003, ring }: Tone | Breath,
): GainNode {
  const volume = context.createGain();
  const begin = start + at;
  volume.gain.setValueAtTime(SILENT, begin);
  volume.gain.exponentialRampToValueAtTime(gain, begin + rise);
  volume.gain.exponentialRampToValueAtTime(SILENT, begin + rise + ring);
  volume.connect(out);
  return volume;
}

function slide(pitch: AudioParam, begin: number, end: number, { hertz, to = hertz }: Tone | Breath): void {
  pitch.setValueAtTime(hertz, begin);
  pitch.exponentialRampToValueAtTime(to, end);
}

function tone(score: Score, made: Tone): void {
  const { at = 0, rise = 0.003, ring, wave = "sine" } = made;
  const begin = score.start + at;
  const end = begin + rise + ring;
  const voice = score.context.createOscillator();
  voice.type = wave;
  slide(voice.frequency, begin, end, made);
  voice.connect(envelope(score, made));
  voice.start(begin);
  voice.stop(end);
}

const hissing = new WeakMap<BaseAudioContext, AudioBuffer>();

/** A second of noise; the same every time. */
export function hiss(context: BaseAudioContext): AudioBuffer {
  const known = hissing.get(context);
  if (known) return known;
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  let seed = 7;
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < samples.length; place += 1) {
    seed = (seed * 16807) % 2147483647;
    samples[place] = seed / 1073741824 - 1;
  }
  hissing.set(context, buffer);
  return buffer;
}

function breath(score: Score, made: Breath): void {
  const { at = 0, rise = 0.003, ring, through = "bandpass", sharp = 1 } = made;
  const begin = score.start + at;
  const end = begin + rise + ring;
  const noise = score.context.createBufferSource();
  noise.buffer = hiss(score.context);
  noise.loop = true;
  const filter = score.context.createBiquadFilter();
  filter.type = through;
  filter.Q.value = sharp;
  slide(filter.frequency, begin, end, made);
  noise.connect(filter).connect(envelope(score, made));
  noise.start(begin);
  noise.stop(end);
}

/** Bone on wood: how hard it knocks. */
function knock(score: Score, at: number, gain: number): void {
  breath(score, { at, hertz: 2600 - 600 * at, gain: 1.1 * gain, ring: 0.035, sharp: 2 });
  tone(score, { at, hertz: 520 - 130 * at, to: 380, gain: 0.5 * gain, ring: 0.045 });
}

/** A string that is plucked, with its overtones. */
function pluck(score: Score, at: number, hertz: number, gain: number, ring = 0.7): void {
  tone(score, { at, hertz, gain, ring, wave: "triangle" });
  tone(score, { at, hertz: 2 * hertz, gain: 0.35 * gain, ring: 0.5 * ring });
  tone(score, { at, hertz: 3.01 * hertz, gain: 0.12 * gain, ring: 0.25 * ring });
}

const BOUNCES: [at: number, gain: number][] = [
  [0, 0.28],
  [0.13, 0.24],
  [0.27, 0.26],
  [0.4, 0.2],
  [0.51, 0.18],
  [0.61, 0.15],
  [0.69, 0.12],
  [0.75, 0.3],
];
const DROPS: [at: number, hertz: number][] = [
  [0, 420],
  [0.09, 560],
  [0.15, 380],
  [0.24, 640],
  [0.31, 480],
  [0.4, 720],
];
const FANFARE: [at: number, hertz: number][] = [
  [0, 392],
  [0.14, 523.25],
  [0.28, 659.25],
  [0.42, 783.99],
  [0.74, 659.25],
  [0.88, 783.99],
];
const CHORD = [261.63, 523.25, 659.25, 783.99, 1046.5];

const RECIPES: Record<Sound, (score: Score) => void> = {
  dice: (score) => BOUNCES.forEach(([at, gain]) => knock(score, at, gain)),
  wood: (score) => {
    tone(score, { hertz: 310, to: 205, gain: 0.34, ring: 0.1 });
    tone(score, { hertz: 820, to: 610, gain: 0.12, ring: 0.04 });
    breath(score, { hertz: 1500, gain: 0.22, ring: 0.025, through: "lowpass" });
  },
  stone: (score) => {
    tone(score, { hertz: 120, to: 74, gain: 0.5, ring: 0.16 });
    breath(score, { hertz: 900, to: 420, gain: 0.5, ring: 0.09, sharp: 0.8 });
    breath(score, { at: 0.012, hertz: 4200, gain: 0.12, ring: 0.02, sharp: 3 });
  },
  water: (score) => {
    breath(score, { hertz: 500, to: 1300, gain: 0.16, rise: 0.22, ring: 0.36, sharp: 1.4 });
    DROPS.forEach(([at, hertz]) =>
      tone(score, { at, hertz, to: 1.9 * hertz, gain: 0.11, rise: 0.012, ring: 0.06 }),
    );
  },
  coin: (score) => {
    [0, 0.075].forEach((at, nth) => {
      tone(score, { at, hertz: 2350 + 560 * nth, gain: 0.16, ring: 0.2 + 0.12 * nth });
      tone(score, { at, hertz: 5630 + 700 * nth, gain: 0.07, ring: 0.1 });
    });
  },
  refusal: (score) => {
    tone(score, { hertz: 208, gain: 0.24, rise: 0.012, ring: 0.12, wave: "triangle" });
    tone(score, { at: 0.12, hertz: 165, gain: 0.26, rise: 0.012, ring: 0.18, wave: "triangle" });
  },
  turn: (score) => {
    pluck(score, 0, 587.33, 0.2, 0.32);
    pluck(score, 0.13, 880, 0.22, 0.5);
  },
  chat: (score) => {
    tone(score, { hertz: 640, to: 960, gain: 0.2, rise: 0.01, ring: 0.07 });
    tone(score, { at: 0.09, hertz: 960, to: 1180, gain: 0.14, rise: 0.01, ring: 0.08 });
  },
  victory: (score) => {
    FANFARE.forEach(([at, hertz]) => pluck(score, at, hertz, 0.17, 0.5));
    CHORD.forEach((hertz) => pluck(score, 1.06, hertz, 0.11, 1.3));
    breath(score, { at: 1.06, hertz: 5200, gain: 0.025, rise: 0.05, ring: 0.9, through: "highpass" });
  },
  defeat: (score) => {
    (
      [
        [0, 440],
        [0.28, 392],
        [0.56, 349.23],
        [0.9, 293.66],
      ] as const
    ).forEach(([at, hertz]) => pluck(score, at, hertz, 0.17, 0.7));
    tone(score, { at: 0.9, hertz: 146.83, gain: 0.14, rise: 0.05, ring: 0.9 });
  },
};

/** Adds a sound to what is heard, from `start` on. */
export function sound(name: Sound, context: BaseAudioContext, out: AudioNode, start: number): void {
  RECIPES[name]({ context, out, start });
}
