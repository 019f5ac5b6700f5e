import { expect, it } from "vitest";
import { History } from "./history.svelte.ts";

it("goes back and forth, and forgets what was taken back once something else is done", () => {
  const history = new History("a");
  expect([history.canUndo, history.canRedo]).toEqual([false, false]);
  history.undo();
  history.redo();
  history.go("b");
  history.go("c");
  history.go("c");
  history.undo();
  expect([history.now, history.canUndo, history.canRedo]).toEqual(["b", true, true]);
  history.undo();
  expect([history.now, history.canUndo]).toEqual(["a", false]);
  history.redo();
  expect(history.now).toBe("b");
  history.go("d");
  expect(history.canRedo).toBe(false);
  history.undo();
  expect(history.now).toBe("b");
});
