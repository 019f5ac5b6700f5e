/**
 * The client's coach without a browser: every line of standard input is a call, [method, ...arguments],
 * every line of output what it returned and what the coach then says. Started in web/.
 */
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { createInterface } from "node:readline";

const { createServer } = await import(createRequire(resolve("package.json")).resolve("vite"));
const tools = await createServer({
  appType: "custom",
  logLevel: "error",
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
});

/** The table that the coach has asked for last, and which one it is: two may be alike. */
let wish = null;
let tables = 0;
globalThis.fetch = async (path, { body } = {}) => {
  if (path === "/api/games") return Response.json({ games: [] });
  if (path === "/api/people") return Response.json({ person: "p", token: "t" });
  wish = { ...JSON.parse(body), nth: ++tables };
  return Response.json({ table: { id: "t", seats: wish.seats, awaited: [], mine: [] }, links: [] });
};

const { Coach } = await tools.ssrLoadModule("/src/learn/coach.svelte.ts");
const { lessonOf } = await tools.ssrLoadModule("/src/learn/lesson.ts");
let coach = null;
for await (const line of createInterface({ input: process.stdin })) {
  const [method, ...given] = JSON.parse(line);
  if (method === "new") coach = new Coach(given[0], await lessonOf(given[0]), ["Ann", "Marcus"]);
  const result = method === "new" ? null : await coach[method](...given);
  const { finished, isReading, again, reached } = coach;
  process.stdout.write(`${JSON.stringify({ result: result ?? null, words: coach.step.words, finished, isReading, again, reached, wish })}\n`);
}
await tools.close();
