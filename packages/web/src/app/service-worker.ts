// The page's side of its service worker, which keeps the page for when there is no network.

import { signal } from '@preact/signals';
import { BUILD } from './build.ts';

/** A newer page is kept and waits for this one to go. */
export const isRenewable = signal(false);

let registration: ServiceWorkerRegistration | undefined;

/** Says which build this is; a worker of the same one takes over, one of another says so. */
const meet = (worker: ServiceWorker | null): void => worker?.postMessage({ build: BUILD });

function listen(found: ServiceWorkerRegistration | undefined): void {
  registration = found;
  // Whoever blocks service workers may do it by doing nothing.
  if (found === undefined) return;
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ build?: string }>) => {
    if (data.build !== undefined && data.build !== BUILD) isRenewable.value = true;
  });
  // The first worker that ever comes has nobody to wait for and nothing to renew.
  const greet = () => {
    if (navigator.serviceWorker.controller !== null) meet(found.waiting);
  };
  greet();
  // By itself a browser asks only when a page is loaded, and a table may lie open for days.
  document.addEventListener('visibilitychange', () => {
    // Without a network there is nothing new.
    if (!document.hidden) found.update().catch(() => undefined);
  });
  found.addEventListener('updatefound', () => {
    found.installing?.addEventListener('statechange', greet);
  });
}

/** Browsers have service workers only where the network can't be tampered with; a page from its sources has none. */
export const hasWorker = (): boolean => BUILD !== '' && 'serviceWorker' in navigator;

const WORKER = '/sw.js';

/** The page's worker, once it works. Fails where the browser forbids it. */
export async function worker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(WORKER);
  return navigator.serviceWorker.ready;
}

export function keepPage(): void {
  if (!hasWorker()) return;
  const register = () => {
    // A browser that forbids it: then the page needs its server, as any other.
    navigator.serviceWorker.register(WORKER).then(listen, () => undefined);
  };
  // What somebody waits for is fetched first.
  const soon = () => setTimeout(register, 1000);
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon, { once: true });
}

/** Milliseconds after which the page is loaded anew whether or not the newer worker has taken over. */
const PATIENCE = 1000;

/** Loads the newest page there is: the one that waits, if there is one and no other tab needs the old one. */
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
