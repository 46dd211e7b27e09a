// Keeps every file of the game for the times without a network. The build writes version and names.
const VERSION = '';
const FILES = [];
const CACHE = `tusac ${VERSION}`;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)));
});

// A page that has just been opened may have the new version at once.
self.addEventListener('message', () => self.skipWaiting());

self.addEventListener('activate', (event) => {
  const isOld = (name) => name.startsWith('tusac ') && name !== CACHE;
  event.waitUntil(caches.keys().then((names) => Promise.all(names.filter(isOld).map((name) => caches.delete(name)))));
});

// What is kept is never asked for again; nothing is fetched from anywhere else.
async function answer(request) {
  if (new URL(request.url).origin !== self.location.origin) return Response.error();
  const wanted = request.mode === 'navigate' ? './' : request;
  return (await (await caches.open(CACHE)).match(wanted)) ?? fetch(request);
}

self.addEventListener('fetch', (event) => event.respondWith(answer(event.request)));
