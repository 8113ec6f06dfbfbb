// Caches the whole page in the browser, so that it opens without a network. The build prepends its id and its list of files:
// `BUILD` and `FILES`, a hash by path.
//
// A page comes from the server if that answers, so an old version never hides a new one; its files come from the cache. A
// newer worker waits until no page of an older build is open, so that no match is interrupted.

/* global BUILD, FILES */

const PREFIX = 'mirabilia-';
const CACHE = PREFIX + BUILD;
const PAGE = '/index.html';
/** Milliseconds that a server has to answer in before the cached page is shown. */
const PATIENCE = 3000;
/** The server's own addresses are never answered from here. */
const SERVERS = /^\/(api|socket|healthz|readyz|metrics)(\/|$)|^\/sw\.js$/;
/** The names of these files hold a hash of their content, so a file cached for another build is the right one. */
const isLasting = (path) => path.startsWith('/assets/');

async function keep(cache, path) {
  const known = isLasting(path) ? await caches.match(path) : undefined;
  // A server that is just being updated may send a file of another build: then nothing of this build is cached.
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
    // A proxy answers with an error page while its server is down.
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

// A page tells its build. If it is this one and the only page, there is nothing to wait for; a page of another build learns
// that there is a newer one, and may ask for it at once.
async function meet({ source, data }) {
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const isAlone = windows.length <= 1;
  if (isAlone && (data.build === BUILD || data.isWanted)) await skipWaiting();
  else source?.postMessage({ build: BUILD });
}
addEventListener('message', (event) => event.waitUntil(meet(event)));
