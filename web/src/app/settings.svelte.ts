/** What a person has chosen for this browser. */

import { keep, kept } from "../api/storage.ts";
import type { Speed } from "../table/story/pace.ts";

export type Theme = "system" | "light" | "dark";

/** Fingers hide what a pointer would show before the click. */
const isTouch = (): boolean => matchMedia("(pointer: coarse)").matches;

class Settings {
  theme = $state<Theme>((kept("theme") as Theme) || "system");
  confirm = $state(kept("confirm") === "yes");
  sound = $state(kept("sound") !== "no");
  /** Between 0 and 1. */
  volume = $state(Number(kept("volume") || 0.7));
  vibration = $state(kept("vibration") !== "no");
  /** Things that need no decision are done by themselves. */
  routine = $state(kept("routine") !== "no");
  /** The first touch shows what an action would bring, the second does it. */
  twice = $state((kept("twice") || (isTouch() ? "yes" : "")) === "yes");
  lessMotion = $state(kept("less-motion") === "yes");
  /** Whether spaces carry their names; without it they stand at the rim alone. */
  coordinates = $state(kept("coordinates") === "yes");
  /** Whether those who look on see the chances of winning. */
  chances = $state(kept("chances") === "yes");
  /** How fast the turns of others are told. */
  speed = $state<Speed>((kept("speed") as Speed) || "normal");
  name = $state(kept("name"));

  /** Writes everything down; called whenever something has changed. */
  save(): void {
    keep("theme", this.theme);
    keep("confirm", this.confirm ? "yes" : "");
    keep("sound", this.sound ? "yes" : "no");
    keep("volume", String(this.volume));
    keep("vibration", this.vibration ? "yes" : "no");
    keep("routine", this.routine ? "" : "no");
    keep("twice", this.twice === isTouch() ? "" : this.twice ? "yes" : "no");
    keep("less-motion", this.lessMotion ? "yes" : "");
    keep("coordinates", this.coordinates ? "yes" : "");
    keep("chances", this.chances ? "yes" : "");
    keep("speed", this.speed);
    keep("name", this.name);
  }

  /** The attributes of the page that the style sheet looks at. */
  show(): void {
    const root = document.documentElement;
    root.dataset["theme"] = this.isDark ? "dark" : "light";
    root.dataset["motion"] = this.still ? "less" : "full";
  }

  get isDark(): boolean {
    const device = matchMedia("(prefers-color-scheme: dark)").matches;
    return this.theme === "system" ? device : this.theme === "dark";
  }

  /** Whether nothing should move. */
  get still(): boolean {
    return this.lessMotion || matchMedia("(prefers-reduced-motion: reduce)").matches;
  }
}

export const settings = new Settings();
