import type { Painter } from "../../kit.ts";
import type { AquaeduktView } from "../view.ts";
import BoardPainter from "./BoardPainter.svelte";
import { BLANK } from "./regions.ts";

export const painter: Painter<AquaeduktView> = { Paint: BoardPainter, blank: BLANK };
