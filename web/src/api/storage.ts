/** What this browser remembers. Works without storage too: then only until the page is closed. */

const PREFIX = "aquae.";
const memory = new Map<string, string>();

export function kept(name: string): string {
  try {
    return localStorage.getItem(PREFIX + name) ?? memory.get(name) ?? "";
  } catch {
    return memory.get(name) ?? "";
  }
}

export function keep(name: string, value: string): void {
  memory.set(name, value);
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    // Private windows may refuse; the memory above is enough for this visit.
  }
}
