/** What a table does not need at first sight: one file of its own, so that the board is there sooner. */

export { default as Ceremony } from "./begin/Ceremony.svelte";
export { askWhomToHush } from "../people/company/avoiding.ts";
export { default as Chat } from "./chat/Chat.svelte";
export { default as Finale } from "./finale/Finale.svelte";
export { default as NextTable } from "../people/home/NextTable.svelte";
export { default as Over } from "./finale/Over.svelte";
export { default as ReplayBar } from "../replay/ReplayBar.svelte";
export { default as Retelling } from "./story/Retelling.svelte";
export { default as RuleLink } from "../learn/RuleLink.svelte";
export { default as TableMenu } from "./TableMenu.svelte";
export { default as Unplayable } from "./Unplayable.svelte";
export { default as Hints } from "./why/Hints.svelte";
export { default as WhyNot } from "./why/WhyNot.svelte";
export { keepFinished } from "../local/carry/keeping.ts";
