/** The worker that keeps the client's own files; without it everything works, but not offline. */

/** What this page was made of so far: the worker was not there to see it. */
function ownFiles(): string[] {
  const loaded = performance.getEntriesByType("resource").map((entry) => entry.name);
  return [new URL("./", location.href).href, ...loaded.filter((name) => name.includes("/assets/"))];
}

/** The worker, once it answers for the files of all pages to come. */
export async function registered(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register("./sw.js");
  return navigator.serviceWorker.ready;
}

export async function keepFiles(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  if (!navigator.onLine) return addEventListener("online", () => void keepFiles(), { once: true });
  await navigator.serviceWorker.register("./sw.js").catch(() => null);
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(ownFiles());
}
