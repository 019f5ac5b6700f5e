import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Motion } from "./motions.ts";
import { Player } from "./player.ts";

/** What the page was asked for and told, in order. */
let done: string[] = [];
const rect = { x: 10, y: 10, width: 20, height: 20 } as DOMRect;

beforeEach(() => {
  done = [];
  document.body.innerHTML = `<svg><g data-piece="a"></g><g data-piece="b"></g><g data-water="w"></g></svg>
    <span data-spot="seat 0"></span><span data-spot="hand"></span>`;
  const look =
    <T>(answer: T) =>
    () => (done.push("look"), answer);
  vi.spyOn(Element.prototype, "getClientRects").mockImplementation(look([rect] as unknown as DOMRectList));
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(look(rect));
  for (const group of document.querySelectorAll("svg, g"))
    Object.assign(group, { getScreenCTM: look(new DOMMatrix()) });
  Element.prototype.animate = function () {
    done.push("move");
    return { finish: () => {} } as Animation;
  };
});
afterEach(() => vi.restoreAllMocks());

const MOTIONS: Motion[] = [
  { kind: "fly", piece: "a", path: ["hand"] },
  { kind: "flow", waves: [["w"]] },
  { kind: "fly", piece: "b", path: ["hand"] },
  { kind: "gain", seat: 0, by: 2 },
];
const visibility = (name: string): string =>
  document.querySelector<SVGElement>(`[data-piece="${name}"]`)?.style.visibility ?? "?";

it("looks at everything before anything moves, so that the page is laid out once", async () => {
  const player = new Player(() => {});
  void player.play(MOTIONS);
  await vi.waitFor(() => expect(done).toContain("move"));
  expect(done.lastIndexOf("look")).toBeLessThan(done.indexOf("move"));
  expect(done.filter((what) => what === "move")).toHaveLength(4);
  player.skip();
});

it("does not look at the page in the task in which the position was drawn", () => {
  const player = new Player(() => {});
  void player.play(MOTIONS);
  expect(done).toEqual([]);
  expect([visibility("a"), visibility("b")]).toEqual(["hidden", "hidden"]);
  player.skip();
});

it("shows everything where it belongs when somebody does not want to wait", async () => {
  const player = new Player(() => {});
  const played = player.play(MOTIONS);
  player.skip();
  await played;
  expect([visibility("a"), visibility("b")]).toEqual(["", ""]);
  expect(done).toEqual([]);
  expect(document.querySelector(".motion")).toBeNull();
});
