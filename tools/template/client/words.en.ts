/** The words of Fossa Nova in English: its keys are those of the other languages. */
export const words = {
  "verb.dig": "Dig",
  "verb.pass": "Pass",
  "verb.find": "Find",

  "prompt.dig": "Choose a space to dig.",

  "phase.turn": "{who} digs or passes",
  "phase.finding": "What is down there?",

  "log.dig": "{who} digs on {0}.",
  "log.pass": "{who} passes.",
  "log.find": "Found: {0}.",

  "ground.water": "water",
  "ground.clay": "clay",

  "thing.spaces": "Spaces",
  "thing.dug": "dug",
  "thing.by": "dug by {who}",

  "ending.dug": "The whole ditch is dug: whoever has the most points wins, then whoever dug fewer spaces.",
  "ending.passes": "Everybody has passed: whoever has the most points wins, then whoever dug fewer spaces.",
};

export type Key = keyof typeof words;
export type Words = Record<Key, string>;
