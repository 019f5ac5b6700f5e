import type { Painter } from "../../kit.ts";
import type { RomanaView } from "../view.ts";
import LayoutPainter from "./LayoutPainter.svelte";

export const painter: Painter<RomanaView> = { Paint: LayoutPainter, blank: "" };
