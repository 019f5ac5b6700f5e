import { expect, it } from "vitest";
import { Routines } from "./routines.svelte.ts";

const routine = (...doubts: string[]) => ({ text: "go", doubts });

it("does by itself what nobody doubts", () => {
  const routines = new Routines();
  expect(routines.coming(null)).toBeNull();
  expect(routines.coming(routine())).toBe("go");
});

it("asks about a doubt once, and again about another", () => {
  const routines = new Routines();
  routines.see(4, routine("a"));
  expect(routines.coming(routine("a"))).toBeNull();
  routines.see(4, routine("a"));
  expect(routines.coming(routine("a"))).toBeNull();
  routines.see(5, null);
  expect(routines.coming(routine("a"))).toBe("go");
  expect(routines.coming(routine("a", "b"))).toBeNull();
});

it("asks once when somebody wants to be asked", () => {
  const routines = new Routines();
  routines.isPaused = true;
  routines.see(3, null);
  routines.see(4, routine());
  expect(routines.coming(routine())).toBeNull();
  routines.see(5, null);
  expect(routines.isPaused).toBe(false);
  expect(routines.coming(routine())).toBe("go");
});
