import { mount } from "svelte";
import App from "./App.svelte";
import { keepFiles } from "./offline.ts";
import { keepUnselected } from "../shell/selecting.ts";
import { settings } from "./settings.svelte.ts";
import "../style/type.css";
import "../style/tokens.css";
import "../style/base.css";
import { preferred, speak } from "../words/words.svelte.ts";

settings.show();
keepUnselected(document);
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => settings.show());
/** The first page is drawn and may be touched before files are fetched once more to be kept. */
const SETTLED = 3000;
const place = document.getElementById("app");
/** A moment for the browser in between, so that a slow phone never stands still for long. */
const breathe = (): Promise<void> => new Promise((done) => setTimeout(done, 0));

/** Another page shows this one in a frame. */
const isEmbedded = document.documentElement.dataset["page"] === "embed";

async function begin(target: HTMLElement): Promise<void> {
  if (isEmbedded) return (await import("../embed/begin.ts")).begin(target);
  await speak(preferred());
  await breathe();
  mount(App, { target });
}

if (!isEmbedded) addEventListener("load", () => setTimeout(() => void keepFiles(), SETTLED));
if (place) void begin(place);
