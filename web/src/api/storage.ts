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

/** For this tab alone and until it is closed; whether it could be kept. */
export function keepInTab(name: string, value: string): boolean {
  try {
    sessionStorage.setItem(PREFIX + name, value);
    return true;
  } catch {
    return false;
  }
}

export function keptInTab(name: string): string {
  try {
    return sessionStorage.getItem(PREFIX + name) ?? "";
  } catch {
    return "";
  }
}
