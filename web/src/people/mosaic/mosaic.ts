/** A picture for everybody: a mosaic of small stones that follows from a text, the same everywhere. */

export interface Stone {
  x: number;
  y: number;
  colour: string;
}

/** Stones in a row; the right half mirrors the left one, as in the floors of villas. */
export const SIZE = 8;
const PALETTES = [
  ["#7a2e1d", "#c4643a", "#e8c48f", "#f6ecd6"],
  ["#1f3f5b", "#3f7fa0", "#a9cfd6", "#f1ead8"],
  ["#2f4a2c", "#6d8b4a", "#c9c17c", "#f4eed9"],
  ["#4a2545", "#8b4a6b", "#d9a7a0", "#f5ead9"],
  ["#3a3327", "#8a7448", "#d4b35f", "#f3ead0"],
] as const;

/** A generator of whole numbers that follows from a text (FNV-1a, then xorshift). */
export function numbersFrom(text: string): () => number {
  let state = 0x811c9dc5;
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  state ||= 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>>= 0);
  };
}

export function mosaic(text: string): Stone[] {
  const next = numbersFrom(text);
  const palette = PALETTES[next() % PALETTES.length] ?? PALETTES[0];
  const [frame] = palette;
  const half = Array.from({ length: (SIZE / 2) * SIZE }, () => palette[next() % palette.length] ?? frame);
  return Array.from({ length: SIZE * SIZE }, (_, at) => {
    const [x, y] = [at % SIZE, Math.floor(at / SIZE)];
    const isRim = x === 0 || y === 0 || x === SIZE - 1 || y === SIZE - 1;
    const inner = half[y * (SIZE / 2) + Math.min(x, SIZE - 1 - x)] ?? frame;
    return { x, y, colour: isRim ? frame : inner };
  });
}
