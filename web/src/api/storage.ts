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

export function forget(name: string): void {
  memory.delete(name);
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    // What could not be kept need not be forgotten.
  }
}

/** Whether an id is on a list that this browser keeps. */
export function isListed(list: string, id: string): boolean {
  return kept(list).split(" ").includes(id);
}

/** Puts an id on a list, of which only the end is kept. */
export function list(name: string, id: string, most = 60): void {
  keep(name, [...kept(name).split(" "), id].slice(-most).join(" "));
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
