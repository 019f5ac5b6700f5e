// @vitest-environment node
import { expect, it, vi } from "vitest";
import { linesOf, linkTo, packed, sharedIn, unpacked } from "./link.ts";

vi.stubGlobal("location", { origin: "", pathname: "/" });

const RANK = "13,13,8,8,8,9,15,15,11,11,16,16";
const TEXT = Array.from({ length: 8 }, (_, index) => RANK.replaceAll("8", String(index + 1))).join("/");
const queryOf = (link: string): URLSearchParams => new URLSearchParams(link.split("?")[1]);

it("makes texts short, for addresses, and gives them back", async () => {
  const letters = await packed(TEXT);
  expect(letters).toMatch(/^[\w-]+$/);
  expect(letters.length).toBeLessThan(TEXT.length / 2);
  expect(await unpacked(letters)).toBe(TEXT);
  expect(await unpacked(await packed(""))).toBe("");
});

it("brings a plan with its name and for how many players it is", async () => {
  const shared = { text: TEXT, number: null, name: "Mine & yours", players: 3 };
  const link = await linkTo("somewhere", "board", shared);
  expect(link).toContain("#/new/somewhere?board=");
  expect(await sharedIn(queryOf(link), "board")).toEqual(shared);
  expect(await sharedIn(queryOf(link), "layout")).toBeUndefined();
});

it("brings a number as it is", async () => {
  const shared = { text: null, number: 7, name: "", players: 2 };
  const link = await linkTo("somewhere", "board", shared);
  expect(link).toBe("/#/new/somewhere?board=number%3A7&players=2");
  expect(await sharedIn(queryOf(link), "board")).toEqual(shared);
});

it.each(["nonsense", "!!!", "", "x".repeat(3000), "number:x"])(
  "notices that %j is damaged",
  async (letters) => {
    expect(await sharedIn(new URLSearchParams({ board: letters }), "board")).toBeNull();
  },
);

it("does not unpack more than a plan can be", async () => {
  expect(await unpacked(await packed("0".repeat(100_000)))).toBeNull();
});

it("writes a line for each part", () => {
  expect(linesOf("1,2/3,4")).toBe("1,2\n3,4");
  expect(linesOf("Y c8 d8 / R h8 i8")).toBe("Y c8 d8\nR h8 i8");
});
