/** What is fetched before somebody asks for it, once a page stands and may be touched. */

const SETTLED = 2000;

/** For an effect: without a connection it is tried again where it is shown. */
export function atRest(load: () => Promise<unknown>): () => void {
  const timer = setTimeout(() => load().catch(Boolean), SETTLED);
  return () => clearTimeout(timer);
}
