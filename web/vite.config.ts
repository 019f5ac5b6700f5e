import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { python, pythonNames } from "./packing/python.ts";

/** What a game's board is drawn with; the figures of its book need parts of it too. */
const OF_A_GAME = /src\/games\/([^/]+)\/(kit\.ts|Patterns\.svelte)$/;

/** Scripts and styles are compressed once, and better than a server can while somebody waits. */
const packing: Plugin = {
  name: "packing",
  writeBundle({ dir = "" }, files) {
    for (const file of Object.values(files)) {
      const text = file.type === "chunk" ? file.code : file.source;
      if (!/^assets\/.*\.(js|css)$/.test(file.fileName)) continue;
      writeFileSync(join(dir, `${file.fileName}.br`), brotliCompressSync(text));
    }
  },
};

/** Lists what is fetched by whoever wants to play without a connection. */
const listing: Plugin = {
  name: "listing",
  async writeBundle({ dir = "" }, files) {
    const names = Object.keys(files).filter((name) => name.startsWith("assets/"));
    writeFileSync(join(dir, "files.json"), JSON.stringify([...names, ...(await pythonNames())]));
  },
};

export default defineConfig({
  plugins: [svelte(), packing, listing, python()],
  worker: { format: "es", plugins: () => [packing, python()] },
  base: "./",
  build: {
    outDir: "../src/aquae/client",
    emptyOutDir: true,
    // The page's policy allows only files of its own: nothing may be inlined as data.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: ["index.html", "embed.html"],
      output: {
        // What is needed together comes in one file: small shared ones would cost a request each.
        codeSplitting: {
          groups: [
            { name: "first", test: /src\/app\/main\.ts$/ },
            { name: "scenes", test: /src\/(scenes\/|games\/[^/]+\/Picture\.svelte)/ },
            // What plays motions comes after the board.
            { name: "board", test: /src\/(board\/(?!motion\/(player|places|Rolling))|games\/[^/]+$)/ },
            { name: "table", test: /src\/table\/TablePage\.svelte$/ },
            // Before the others: what happens first may be seen happening without all of them.
            { name: "motion", test: /src\/board\/motion\/player\.ts$/ },
            { name: "parts", test: /src\/table\/parts\.ts$/ },
            { name: (id) => OF_A_GAME.exec(id)?.[1] ?? null, test: OF_A_GAME },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": "http://127.0.0.1:8000" }, fs: { allow: [".."] } },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  // A machine may be busy with other tests: what hangs is noticed all the same.
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"], testTimeout: 30_000 },
});
