/** The words about boards of Aquädukt in English: its keys are those of the other languages. */
export const words = {
  "option.board": "Board",
  "value.provincia": "Provincia",

  "paint.with": "Paint region",
  "paint.erase": "Erase",
  "paint.spaces": "Spaces",
  "paint.none": "{name}, no region",
  "paint.space.one": "{name}, region {region}, {n} space",
  "paint.space.other": "{name}, region {region}, {n} spaces",
  "paint.region.one": "region {region}, {n} space",
  "paint.region.other": "region {region}, {n} spaces",
  "paint.help":
    "Choose a region and draw over its spaces. By keyboard: arrow keys move, Enter paints, plus and minus change the region, Delete erases.",
};

export type Key = keyof typeof words;
export type Words = Record<Key, string>;
