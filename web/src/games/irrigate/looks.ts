import { seatLooksHere, type Look } from "../../board/looks.ts";

/** How what belongs to a seat looks, for the drawing that is being made. */
export const seatLooks = (): ((seat: number) => Look) => seatLooksHere(["red", "yellow", "green", "blue"]);
