import { seatLook, type Look } from "../../board/looks.ts";

const COLOURS = ["red", "yellow", "green", "blue"];

/** How what belongs to a seat looks. */
export const lookOf = (seat: number): Look => seatLook(COLOURS, seat);
