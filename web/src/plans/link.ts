/** Plans in links: their text made short, and their lines for people. */

/** Longer than any plan; whatever claims to be more is none. */
const LONGEST = 2000;
export const LONGEST_NAME = 40;

async function through(bytes: Uint8Array<ArrayBuffer>, way: GenericTransformStream): Promise<ArrayBuffer> {
  const stream = new Blob([bytes]).stream().pipeThrough(way as ReadableWritablePair<Uint8Array, Uint8Array>);
  return new Response(stream).arrayBuffer();
}

/** A text as letters that an address can hold. */
export async function packed(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
  return btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** The text of such letters; null if they are damaged. */
export async function unpacked(letters: string): Promise<string | null> {
  if (letters.length > LONGEST) return null;
  try {
    const plain = atob(letters.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
    const whole = await through(bytes, new DecompressionStream("deflate-raw"));
    return whole.byteLength > LONGEST ? null : new TextDecoder("utf-8", { fatal: true }).decode(whole);
  } catch {
    return null;
  }
}

/** What somebody shares: a text, or a number that stands for one. */
export interface Shared {
  text: string | null;
  number: number | null;
  name: string;
  players: number;
}

const NUMBER = /^number:(\d{1,9})$/;

export async function linkTo(game: string, option: string, shared: Shared): Promise<string> {
  const { text, number, name, players } = shared;
  const query = new URLSearchParams({
    [option]: text === null ? `number:${number}` : await packed(text),
    players: String(players),
    ...(name ? { name } : {}),
  });
  return `${location.origin}${location.pathname}#/new/${game}?${query}`;
}

/** What a link brings for an option; undefined if nothing, null if it is damaged. */
export async function sharedIn(query: URLSearchParams, option: string): Promise<Shared | null | undefined> {
  const letters = query.get(option);
  if (letters === null) return undefined;
  const name = (query.get("name") ?? "").trim().slice(0, LONGEST_NAME);
  const players = Number(query.get("players"));
  const number = NUMBER.exec(letters)?.[1];
  if (number !== undefined) return { text: null, number: Number(number), name, players };
  const text = await unpacked(letters);
  return text === null ? null : { text, number: null, name, players };
}

/** As people write a plan down: a line for each of its parts. */
export function linesOf(text: string): string {
  return text
    .split("/")
    .map((part) => part.trim())
    .join("\n");
}
