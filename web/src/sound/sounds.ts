/** What there is to hear, and how a phone trembles with it. */

export const SOUNDS = [
  "dice",
  "wood",
  "stone",
  "water",
  "coin",
  "refusal",
  "turn",
  "chat",
  "victory",
  "defeat",
] as const;
export type Sound = (typeof SOUNDS)[number];

/** Milliseconds of trembling and stillness, in turns. */
export const TREMBLES: Partial<Record<Sound, number[]>> = {
  dice: [12],
  refusal: [18, 40, 18],
  turn: [45],
  victory: [50, 50, 50, 50, 140],
};
