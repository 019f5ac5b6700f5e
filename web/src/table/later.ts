/** Parts of a table that come after its board: asked for where they are shown. */
export const later = (): Promise<typeof import("./parts.ts")> => import("./parts.ts");
