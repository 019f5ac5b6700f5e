import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

export default {
  preprocess: vitePreprocess(),
  compilerOptions: {
    // Letters that no compression shortens stand wherever a style is used: as few of them as tell styles apart.
    cssHash: ({ hash, css, filename }) => `s${hash(filename ?? css).slice(0, 5)}`,
  },
};
