// Keeps the whole page in the browser, so that it opens without a network. The build writes before this which build it is
// and which files belong to it: `BUILD` and `FILES`, a hash by path.
//
// A page comes from the server if that answers, so a new version is never hidden by an old one; all that it is made of comes
// from what is kept. A newer worker waits until no page of an older build is open: whoever is playing loses nothing.

/* global BUILD, FILES */

const PREFIX = 'mirabilia-';
const CACHE = PREFIX + BUILD;
const PAGE = '/index.html';
/** Milliseconds that a server has to answer in before the kept page is shown. */
const PATIENCE = 3000;
/** The server's own addresses are never answered from here. */
const SERVERS = /^\/(api|socket|healthz|readyz|metrics)(\/|$)|^\/sw\.js$/;
/** Names of these hold the hash of what is in them: whichever build they were kept for, they are the right ones. */
const isLasting = (path) => path.startsWith('/assets/');

async function keep(cache, path) {
  const known = isLasting(path) ? await caches.match(path) : undefined;
  // A server that is just being renewed may give a file of another build: then the whole is not kept.
  const how = { integrity: `sha256-${FILES[path]}`, cache: isLasting(path) ? 'default' : 'no-cache' };
  const response = known ?? (await fetch(path, how));
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  await cache.put(path, response);
}

async function keepAll() {
  const cache = await caches.open(CACHE);
  try {
    await Promise.all(Object.keys(FILES).map((path) => keep(cache, path)));
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
}

async function removeOld() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await clients.claim();
}

const kept = (path) => caches.match(path, { cacheName: CACHE });

async function page(request) {
  const own = await kept(PAGE);
  if (own === undefined) return fetch(request);
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
    // What stands in front of a server that is down answers in its place.
    return answer.status < 500 ? answer : own;
  } catch {
    return own;
  }
}

async function file(request, path) {
  const own = await kept(path);
  if (own !== undefined) return own;
  return (isLasting(path) ? await caches.match(path) : undefined) ?? fetch(request);
}

addEventListener('install', (event) => event.waitUntil(keepAll()));
addEventListener('activate', (event) => event.waitUntil(removeOld()));

addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || SERVERS.test(pathname)) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (isLasting(pathname) || pathname in FILES) event.respondWith(file(request, pathname));
});

// A page says which build it is. If it is ours and the only one, there is nobody to wait for; if it is another, it learns
// that there is a newer one, and may want it all the same.
async function meet({ source, data }) {
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const isAlone = windows.length <= 1;
  if (isAlone && (data.build === BUILD || data.isWanted)) await skipWaiting();
  else source?.postMessage({ build: BUILD });
}
addEventListener('message', (event) => event.waitUntil(meet(event)));
