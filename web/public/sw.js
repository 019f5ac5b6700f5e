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
  if (request.mode === "navigate" && url.pathname === OWN.pathname) event.respondWith(firstPage(event));
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
async function firstPage(event) {
  const { request } = event;
  const files = await caches.open(KEPT);
  const old = await files.match(OWN.href);
  try {
    const answer = await fetch(request);
    if (answer.ok && (await isRenewed(files, old, answer.clone()))) event.waitUntil(tidy(files));
    return answer;
  } catch (problem) {
    if (old) return old;
    throw problem;
  }
}

async function isRenewed(files, old, answer) {
  const isOther = old && (await old.clone().text()) !== (await answer.clone().text());
  await files.put(OWN.href, answer);
  return isOther;
}

// After an upgrade the files of the former version go. Whoever had the engine gets the new one, with all the rest:
// the next time there may be no connection.
async function tidy(files) {
  const names = await (await fetch("./files.json")).json();
  const listed = new Set(names.map((name) => new URL(name, OWN).href));
  const kept = (await files.keys()).map(({ url }) => url);
  for (const url of kept) if (url !== OWN.href && !listed.has(sourceOf(url))) await files.delete(url);
  if (kept.some((url) => url.includes("/python-"))) await keepAll([...listed]);
}

// The memory of Python that is kept is as new as what it was made of.
const sourceOf = (url) => (url.endsWith("/memory") ? url.replace(/memory$/, "python.zip") : url);

// The server calls somebody who is not here. What is told of the same thing takes the place of what was.
self.addEventListener("push", (event) => {
  const { title, body, tag, path } = told(event.data);
  const icon = "./icon-192.png";
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon, data: path }));
});

// Browsers want something to be shown, whatever has come.
function told(data) {
  try {
    return data.json();
  } catch {
    return { title: "Aquae", body: "", tag: "", path: "/" };
  }
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(new URL(`.${event.notification.data}`, OWN).href));
});

// A page that shows the table already comes to the front; otherwise there is a new one.
async function open(address) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const page = pages.find(({ url }) => url.split("?")[0] === address);
  return page ? page.focus() : self.clients.openWindow(address);
}
