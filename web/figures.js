/** Draws the figures of the rule books for the site of documents: `node figures.js FOLDER`.
 *
 * Each becomes a picture that stands for itself: what the client draws, the patterns that it refers to,
 * and the colours of the page by day.
 */

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { argv } from "node:process";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { createServer } from "vite";

const HERE = import.meta.dirname;
const DAY = /:root \{.*?\n\}/s;
const COMMENT = /<!--.*?-->|\/\*.*?\*\//gs;
const DRAWING = /<svg([^>]*)>(.*)<\/svg>/s;

const vite = await createServer({
  root: HERE,
  configFile: false,
  appType: "custom",
  logLevel: "warn",
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
  plugins: [svelte({ configFile: join(HERE, "svelte.config.js"), compilerOptions: { css: "injected" } })],
});
const { render } = await vite.ssrLoadModule("svelte/server");
const load = (path) => vite.ssrLoadModule(`/src/${path}`);

const [day] = DAY.exec(readFileSync(join(HERE, "src/style/tokens.css"), "utf8")) ?? [""];
const textures = render((await load("board/Textures.svelte")).default).body;

/** What a figure draws and the styles of its parts, as a file of its own. */
function picture({ head, body }, patterns) {
  const [, attributes = "", drawn = ""] = DRAWING.exec(body) ?? [];
  const size = attributes.replace(/\s(role|aria-labelledby|style)="[^"]*"/g, "");
  const style = `${day}\n${head.replace(/<\/?style[^>]*>/g, "")}`;
  const defs = `<defs>${textures}${patterns}</defs>`;
  const file = `<svg xmlns="http://www.w3.org/2000/svg"${size}><style>${style}</style>${defs}${drawn}</svg>`;
  return `${file.replace(COMMENT, "")}\n`;
}

async function drawGame(game, folder) {
  const { default: Figures, FIGURES } = await load(`games/${game}/Figures.svelte`);
  const { default: Patterns } = await load(`games/${game}/Patterns.svelte`);
  const patterns = render(Patterns).body;
  for (const name of FIGURES) {
    const file = join(folder, game, "figures", `${name}.svg`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, picture(render(Figures, { props: { name, label: name } }), patterns));
  }
}

for (const entry of readdirSync(join(HERE, "src/games"), { withFileTypes: true }))
  if (entry.isDirectory()) await drawGame(entry.name, argv[2]);
await vite.close();
