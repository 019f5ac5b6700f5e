// Keeps the client's own files, so that the app opens without a connection and can say so.
// What the server knows is never kept.
const KEPT = "aquae-files";
const OWN = new URL("./", self.location.href);

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

// The first page is loaded before this worker is there: it tells what it was made of.
self.addEventListener("message", (event) => event.waitUntil(keepAll(event.data)));

async function keepAll(addresses) {
  const files = await caches.open(KEPT);
  const missing = [];
  for (const address of addresses) if (!(await files.match(address))) missing.push(address);
  await files.addAll(missing);
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== OWN.origin) return;
  if (request.mode === "navigate" && url.pathname === OWN.pathname) event.respondWith(firstPage(request));
  else if (url.pathname.startsWith(`${OWN.pathname}assets/`)) event.respondWith(asset(request));
});

// Names of assets change with their contents: what is kept is true.
async function asset(request) {
  const files = await caches.open(KEPT);
  const found = await files.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await files.put(request, answer.clone());
  return answer;
}

// The first page names the assets, so it is asked for every time; the old one is only for want of a new.
async function firstPage(request) {
  const files = await caches.open(KEPT);
  const old = await files.match(OWN.href);
  try {
    const answer = await fetch(request);
    if (answer.ok) await renew(files, old, answer.clone());
    return answer;
  } catch (problem) {
    if (old) return old;
    throw problem;
  }
}

// After an upgrade the files of the former version go.
async function renew(files, old, answer) {
  const isOther = old && (await old.clone().text()) !== (await answer.clone().text());
  if (isOther) for (const request of await files.keys()) await files.delete(request);
  await files.put(OWN.href, answer);
}
