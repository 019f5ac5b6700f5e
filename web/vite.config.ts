import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** What a game's board is drawn with; the figures of its book need parts of it too. */
const OF_A_GAME = /src\/games\/([^/]+)\/kit\.ts$/;

export default defineConfig({
  plugins: [svelte()],
  base: "./",
  build: {
    outDir: "../src/aquae/client",
    emptyOutDir: true,
    // The page's policy allows only files of its own: nothing may be inlined as data.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What is needed together comes in one file: small shared ones would cost a request each.
        codeSplitting: {
          groups: [
            { name: "first", test: /src\/app\/main\.ts$/ },
            { name: "scenes", test: /src\/(scenes\/|games\/[^/]+\/Picture\.svelte)/ },
            { name: "board", test: /src\/(board\/|games\/[^/]+$)/ },
            { name: "table", test: /src\/table\/TablePage\.svelte$/ },
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
