/** Python as the build has packed it (`packing/python.ts`). */
declare module "virtual:python" {
  /** Below `assets/`. */
  export const FOLDER: string;
  export const ARCHIVE: string;
  export const LOCK: string;
  /** Of all files as they are, and as they travel. */
  export const BYTES: number;
  export const TRAVELLING: number;
}
