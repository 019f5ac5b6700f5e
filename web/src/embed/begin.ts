/** A board or a replay in a frame of another page. */

import { mount } from "svelte";
import { settings } from "../app/settings.svelte.ts";
import { preferred, speak, worded } from "../words/words.svelte.ts";
import Embed from "./Embed.svelte";
import { tellSize } from "./size.ts";
import { wishIn } from "./wish.ts";

export async function begin(target: HTMLElement): Promise<void> {
  const wish = wishIn(location.hash);
  settings.theme = wish.theme;
  settings.show();
  addEventListener("hashchange", () => location.reload());
  await worded(speak(wish.language ?? preferred()));
  mount(Embed, { target, props: { wish } });
  tellSize(target);
}
