// The page's side of its service worker, which caches the page for when there is no network.

import { signal } from '@preact/signals';
import { BUILD } from './build.ts';

/** A newer page is cached and waits until this one is closed. */
export const isRenewable = signal(false);

let registration: ServiceWorkerRegistration | undefined;

/** Tells a worker this page's build. A worker of the same build takes over; one of another build answers with its own. */
const meet = (worker: ServiceWorker | null): void => worker?.postMessage({ build: BUILD });

function listen(found: ServiceWorkerRegistration | undefined): void {
  registration = found;
  // Extensions that block service workers may let the registration succeed without one.
  if (found === undefined) return;
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ build?: string }>) => {
    if (data.build !== undefined && data.build !== BUILD) isRenewable.value = true;
  });
  // The first worker of all has no older page to wait for and nothing to renew.
  const greet = () => {
    if (navigator.serviceWorker.controller !== null) meet(found.waiting);
  };
  greet();
  // Browsers look for a new worker only when a page is loaded, and a table may stay open for days.
  document.addEventListener('visibilitychange', () => {
    // Without a network the check fails, and nothing is new.
    if (!document.hidden) found.update().catch(() => undefined);
  });
  found.addEventListener('updatefound', () => {
    found.installing?.addEventListener('statechange', greet);
  });
}

/** Browsers have service workers only on secure connections; a page served from its sources has none. */
export const hasWorker = (): boolean => BUILD !== '' && 'serviceWorker' in navigator;

const WORKER = '/sw.js';

/** The page's worker, once it is active. Fails where the browser forbids it. */
export async function worker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(WORKER);
  return navigator.serviceWorker.ready;
}

export function keepPage(): void {
  if (!hasWorker()) return;
  const register = () => {
    // The browser forbids it: the page then needs its server.
    navigator.serviceWorker.register(WORKER).then(listen, () => undefined);
  };
  // What the user waits for is fetched first.
  const soon = () => setTimeout(register, 1000);
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon, { once: true });
}

/** Milliseconds after which the page is reloaded even if the newer worker has not taken over. */
const PATIENCE = 1000;

/** Loads the newest page: the one that waits, if there is one and no other tab needs the old one. */
export function renew(): void {
  const reload = () => location.reload();
  const waiting = registration?.waiting ?? null;
  if (waiting === null) {
    reload();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  waiting.postMessage({ isWanted: true });
  setTimeout(reload, PATIENCE);
}
