import { mount } from "svelte";
import App from "./App.svelte";
import { keepFiles } from "./offline.ts";
import { settings } from "./settings.svelte.ts";
import "./style/tokens.css";
import "./style/base.css";
import { preferred, speak } from "./words/words.svelte.ts";

settings.show();
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => settings.show());
const place = document.getElementById("app");
addEventListener("load", () => void keepFiles());
if (place) void speak(preferred()).then(() => mount(App, { target: place }));
