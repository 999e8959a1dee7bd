// The service worker: keeps every file of one version, and answers with them first.
const NAME = "ludoteca-{{version}}";
const FILES = {{files}};

addEventListener("install", (event) => {
  const requests = FILES.map((path) => new Request(path, { cache: "no-cache" }));
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(requests)));
});

addEventListener("activate", (event) => {
  const isOld = (name) => name.startsWith("ludoteca-") && name !== NAME;
  const remove = (names) => Promise.all(names.filter(isOld).map((name) => caches.delete(name)));
  event.waitUntil(caches.keys().then(remove));
});

// A new version waits until the page wants it, so that no game is torn apart.
addEventListener("message", (event) => {
  if (event.data === "skip") skipWaiting();
});

addEventListener("fetch", (event) => {
  if (event.request.method === "GET") event.respondWith(answer(event.request));
});

async function answer(request) {
  const cache = await caches.open(NAME);
  const isPage = request.mode === "navigate";
  const options = { ignoreSearch: isPage, ignoreVary: true };
  // The page has two addresses, and is kept under one.
  const asked = isPage && new URL(request.url).pathname.endsWith("/index.html") ? "./" : request;
  const kept = await cache.match(asked, options);
  if (kept) return kept;
  // Without a network there is no games server either, which is nothing to complain about.
  const isQuestion = new URL(request.url).pathname.endsWith("/api/v1/server");
  return isQuestion ? fetch(request).catch(() => new Response(null, { status: 204 })) : fetch(request);
}
