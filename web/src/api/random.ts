/** Sixteen bytes that nobody guesses. `randomUUID` would not do: only safe origins have it. */
export function unguessable(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
