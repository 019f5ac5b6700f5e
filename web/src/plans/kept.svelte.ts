/** Boards and layouts of one's own, by name, as this browser keeps them. */

import { keep, kept } from "../api/storage.ts";

export interface KeptPlan {
  name: string;
  text: string;
}

function isPlan(one: unknown): one is KeptPlan {
  const { name, text } = (one ?? {}) as Partial<KeptPlan>;
  return typeof name === "string" && typeof text === "string";
}

function read(place: string): KeptPlan[] {
  try {
    const found: unknown = JSON.parse(kept(place) || "[]");
    return Array.isArray(found) ? found.filter(isPlan) : [];
  } catch {
    return [];
  }
}

export class KeptPlans {
  list = $state.raw<readonly KeptPlan[]>([]);
  readonly #place: string;

  constructor(game: string, option: string) {
    this.#place = `plans.${game}.${option}`;
    this.list = read(this.#place);
  }

  called(name: string): KeptPlan | undefined {
    return this.list.find((plan) => plan.name === name);
  }

  /** One of the same name is replaced, where it stands. */
  keep(name: string, text: string): void {
    const plan = { name, text };
    const isNew = !this.called(name);
    this.#write(isNew ? [...this.list, plan] : this.list.map((one) => (one.name === name ? plan : one)));
  }

  /** Whoever has the new name already is replaced. */
  rename(from: string, to: string): void {
    if (from === to) return;
    const others = this.list.filter(({ name }) => name !== to);
    this.#write(others.map((one) => (one.name === from ? { ...one, name: to } : one)));
  }

  forget(name: string): void {
    this.#write(this.list.filter((one) => one.name !== name));
  }

  #write(list: readonly KeptPlan[]): void {
    this.list = list;
    keep(this.#place, JSON.stringify(list));
  }
}
